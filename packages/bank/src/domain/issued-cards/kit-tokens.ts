/** Proof that the codes from a card's parcel were right: for one card and one person, some minutes (CRD-02). */
import { timingSafeEqual } from 'node:crypto';
import type { Bank } from '../../platform/bank.ts';

type Proved = { readonly card_id: string; readonly user_id: string };

const macOf = (bank: Bank, { card_id, user_id }: Proved, until: string) => bank.secrets.mac('kit token', `${card_id} ${user_id} ${until}`);

export function kitToken(bank: Bank, proved: Proved, now: Date): { readonly verify_token: string; readonly valid_until: string } {
  const until = new Date(now.getTime() + bank.policy.cards.kitTtlSec * 1000);
  const at = String(until.getTime());
  return { verify_token: `${proved.card_id}.${at}.${macOf(bank, proved, at)}`, valid_until: until.toISOString() };
}

/** The card of a token that is this person's and fresh; null for any other. */
export function cardOfToken(bank: Bank, token: string, user_id: string, now: Date): string | null {
  const [card_id = '', until = '', mac = ''] = token.split('.');
  const right = Buffer.from(macOf(bank, { card_id, user_id }, until));
  const given = Buffer.from(mac);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return null;
  return Number(until) > now.getTime() ? card_id : null;
}
