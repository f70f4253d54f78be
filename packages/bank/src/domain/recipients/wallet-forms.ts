/** How an address is written on each kind of chain (REC-08): read, checked and put into its one canonical form. */
import type { AddressForm } from '@bankside/core/rules/money/networks.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32, bech32m, createBase58check, hex } from '@scure/base';

const base58check = createBase58check(sha256);
const text = new TextEncoder();

/** EIP-55: the capitals of the hexadecimal digits are their own checksum. `digits` are 40, in small letters. */
const withCapitals = (digits: string): string => {
  const sum = hex.encode(keccak_256(text.encode(digits)));
  return `0x${Array.from(digits, (digit, at) => (Number.parseInt(sum.charAt(at), 16) > 7 ? digit.toUpperCase() : digit)).join('')}`;
};

/** 20 bytes as an EVM address with its checksum. */
export const evmAddress = (account: Uint8Array): string => withCapitals(hex.encode(account));
/** 20 bytes as a TRON address. */
export const tronAddress = (account: Uint8Array): string => base58check.encode(Uint8Array.of(tron, ...account));
/** 20 bytes, the hash of a public key, as a Bitcoin address (P2WPKH, BIP 173). */
export const segwitAddress = (keyHash: Uint8Array): string => bech32.encode('bc', [0, ...bech32.toWords(keyHash)]);

const tron = 0x41;
const payToKey = 0x00;
const payToScript = 0x05;

function evm(typed: string): string | null {
  if (!/^0x[0-9a-fA-F]{40}$/.test(typed)) return null;
  const digits = typed.slice(2);
  const checked = withCapitals(digits.toLowerCase());
  const hasCase = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return hasCase && `0x${digits}` !== checked ? null : checked;
}

/** Version byte and 20 bytes; the canonical text is the typed one, as base58 has one way to write a number. */
const base58 =
  (...versions: readonly number[]) =>
  (typed: string): string | null => {
    const bytes = base58check.decode(typed);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1) ? typed : null;
  };

/** BIP 173 for version 0, BIP 350 (bech32m) for the later ones. */
function segwit(typed: string): string | null {
  for (const coder of [bech32, bech32m]) {
    const read = coder.decodeUnsafe(typed, 90);
    if (!read || read.prefix !== 'bc') continue;
    const [version = -1, ...words] = read.words;
    const program = coder.fromWordsUnsafe(words);
    if (!program || version < 0 || version > 16 || (version === 0) !== (coder === bech32)) return null;
    const fits = version === 0 ? program.length === 20 || program.length === 32 : program.length >= 2 && program.length <= 40;
    return fits ? typed.toLowerCase() : null;
  }
  return null;
}

const oldBitcoin = base58(payToKey, payToScript);
const forms: Readonly<Record<AddressForm, (typed: string) => string | null>> = {
  evm,
  tron: base58(tron),
  bitcoin: (typed) => (/^bc1/i.test(typed) ? segwit(typed) : oldBitcoin(typed)),
};

/**
 * The canonical address, or null when the text is none of this form: EVM with EIP-55 capitals (refused when it has capitals and
 * they are wrong), TRON, Bitcoin mainnet (P2PKH, P2SH, segwit). Spaces around it are forgiven.
 */
export function checkedAddress(form: AddressForm, typed: string): string | null {
  try {
    return forms[form](typed.trim());
  } catch {
    return null; // the decoders throw on letters and sums that are wrong
  }
}

/** The account in a canonical address: 20 bytes or more. */
function accountIn(form: AddressForm, address: string): Uint8Array {
  if (form === 'evm') return hex.decode(address.slice(2).toLowerCase());
  if (!address.startsWith('bc1')) return base58check.decode(address).subarray(1);
  const [, ...words] = (address.startsWith('bc1q') ? bech32 : bech32m).decode(address as `bc1${string}`, 90).words;
  return bech32.fromWords(words);
}

/**
 * Nobody holds its key: all bytes alike, or zeros but for the last two, where chains keep built-in contracts and people burn
 * coins (0x…dEaD). Money may come from it, as new coins do, but what is sent there is lost (SEC-39).
 */
export function isNobodys(form: AddressForm, address: string): boolean {
  const account = accountIn(form, address);
  return account.every((byte) => byte === account[0]) || (account.length >= 20 && account.subarray(0, -2).every((byte) => byte === 0));
}
