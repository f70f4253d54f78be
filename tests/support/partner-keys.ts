/** A partner key as a company gets it (DEV-05): asked for with a proof by mail, allowed by two of the bank's people, collected. */
import type { InOf, Path } from '@bankside/core/contract/index.ts';
import { ask, call, type Envelope, type Identity } from './client.ts';
import type { Sandbox } from './sandbox.ts';

type Bank = Pick<Sandbox, 'mail' | 'moveClock'> & { readonly url: string };
type Main = Identity & { readonly email: string };
type Refused = { readonly errors?: readonly { readonly params?: Readonly<Record<string, string>> }[] };

async function proven<P extends Path>({ url, mail }: Bank, path: P, input: InOf<P>, main: Main) {
  const { data } = (await ask(url, path, input, main)) as Envelope<Refused>;
  await call(url, '/sendEmail', { purpose: 'two_factor', asking: data.errors?.[0]?.params?.['asking'] ?? '' }, main);
  const code = (await mail(main.email))[0]?.code ?? '';
  return call(url, path, { ...(input as object), proof: { method: 'email', code } } as InOf<P>, main);
}

type Wanted = Pick<InOf<'/developers/askKey'>, 'name' | 'origins' | 'tags'>;
export const askedKey = (bank: Bank, main: Main, wanted: Wanted) => proven(bank, '/developers/askKey', wanted, main);

export async function partnerKey(bank: Bank, main: Main, company_id: string, [one, two]: readonly [Identity, Identity], wanted: Wanted) {
  const { id, version } = await askedKey(bank, main, wanted);
  const order = { company_id, id, version, event: 'allow' as const };
  await ask(bank.url, '/admin/partner/decide', order, one);
  const allowed = await call(bank.url, '/admin/partner/decide', order, two);
  await bank.moveClock(61); // a code is sent once a minute
  const { partner_key } = await proven(bank, '/developers/collectKey', { id, version: allowed.version }, main);
  await bank.moveClock(0);
  return partner_key;
}
