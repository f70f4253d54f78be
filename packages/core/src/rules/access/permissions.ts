/** Permission codes (PER-02, PER-03). A code that is not in this table grants nothing. */
import type { Place } from '../places.ts';

export type Code =
  | '1'
  | '1-1'
  | '2'
  | '3'
  | '3-1'
  | '3-2'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '9-1'
  | '9-2'
  | '10'
  | '11'
  | '11-1'
  | '11-2'
  | '12'
  | '13';

/** Landing pages in order of preference; the first one that is open to the person is taken (PER-11). */
type Row = {
  readonly name: string;
  readonly landing: readonly Place[];
  /** Before the company has a contract (PRG-02). */ readonly withoutContract?: readonly Place[];
};

export const permissions = {
  '1': { name: 'dashboard', landing: ['home'] },
  '1-1': { name: 'balances', landing: ['home'] },
  '2': { name: 'transactions', landing: ['transactions'] },
  '3': { name: 'deposits', landing: ['depositFiat', 'depositDigital'] },
  '3-1': { name: 'fiatDeposits', landing: ['depositFiat'] },
  '3-2': { name: 'digitalDeposits', landing: ['depositDigital'] },
  '4': { name: 'cards', landing: ['cards'] },
  '5': { name: 'otc', landing: ['otc'] },
  '6': { name: 'privateBanking', landing: ['privateBanking'] },
  '7': { name: 'structuredProducts', landing: ['structuredProducts'] },
  '8': { name: 'investmentBanking', landing: ['investmentBanking'] },
  '9': { name: 'contracts', landing: ['contracts', 'cardManagement'], withoutContract: ['cardManagement', 'contracts'] },
  '9-1': { name: 'contractManagement', landing: ['contracts'] },
  '9-2': { name: 'cardManagement', landing: ['cardManagement'] },
  '10': { name: 'concealedAccounts', landing: ['concealedAccounts'] },
  '11': { name: 'transfers', landing: ['transferFiat', 'transferDigital'] },
  '11-1': { name: 'fiatTransfers', landing: ['transferFiat'] },
  '11-2': { name: 'digitalTransfers', landing: ['transferDigital'] },
  '12': { name: 'cardKyc', landing: ['cardKyc'] },
  '13': { name: 'annualFees', landing: ['annualFees'] },
} as const satisfies Record<Code, Row>;

export const codes = Object.keys(permissions) as Code[];
export const isCode = (text: string): text is Code => Object.hasOwn(permissions, text);
const parentOf = (code: string) => code.split('-')[0] ?? code;

/** userType on the wire (PER-01): 1 main account, 2 sub-account, 9 bank staff. */
export const userTypes = { main: 1, sub: 2, staff: 9 } as const;

/** Who is asking, as much of it as permissions need. */
export type Holder = { readonly userType: number; readonly authjson: readonly string[]; readonly haveContract?: boolean };

/**
 * May this person use what `code` guards? A main account may do everything. A parent code without any of its
 * sub-codes grants the whole section; with some of them, only those; a lone sub-code opens its section (PER-03).
 */
export function may(holder: Holder, code: Code): boolean {
  if (holder.userType === userTypes.main) return true;
  if (holder.userType !== userTypes.sub) return false;
  const held = holder.authjson.filter(isCode);
  if (held.includes(code)) return true;
  const parent = parentOf(code);
  const heldChildren = held.filter((c) => c !== parent && parentOf(c) === parent);
  return code === parent ? heldChildren.length > 0 : held.some((c) => c === parent) && heldChildren.length === 0;
}

export const mayAny = (holder: Holder, wanted: readonly Code[]): boolean => wanted.some((code) => may(holder, code));

/**
 * Where a person lands after sign-in: the first code in the order received that leads to an open page;
 * `isOpen` says whether a place is built and not refused to this person. At last the profile (PER-11).
 */
export function landing(holder: Holder, isOpen: (place: Place) => boolean): Place {
  if (holder.userType !== userTypes.sub) return 'home';
  for (const code of holder.authjson.filter(isCode)) {
    const row: Row = permissions[code];
    const place = ((!holder.haveContract && row.withoutContract) || row.landing).find(isOpen);
    if (place) return place;
  }
  return 'profile';
}

/** authjson arrives as a list or as JSON text of one (PER-04); anything else grants nothing. */
export function readAuthjson(value: unknown): string[] {
  const parsed: unknown = typeof value === 'string' ? parseOrNull(value) : value;
  return Array.isArray(parsed) ? parsed.filter((item): item is string => typeof item === 'string') : [];
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
