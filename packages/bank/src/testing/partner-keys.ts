/** Partner keys of tests: asked for as a company does (DEV-05), or there at once where a test is about what a key opens. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { tags } from '@bankside/core/rules/tags.ts';
import { makeKey } from '../domain/partners/keys.ts';
import type { FreshCompany } from '../sandbox/fresh-company.ts';
import { callProven, type ProvingPerson } from './proving.ts';
import type { Caller, TestBank } from './test-bank.ts';

type Wanted = Partial<Pick<InOf<'/developers/askKey'>, 'name' | 'origins' | 'tags'>>;
const shop = { name: 'Shop', origins: 'https://shop.example', tags: ['card-apply'] } satisfies Wanted;

export async function askedKey(test: TestBank, main: ProvingPerson, wanted: Wanted = {}): Promise<OutOf<'/developers/askKey'>> {
  const { data } = await callProven(test, '/developers/askKey', { ...shop, ...wanted }, main);
  return data as OutOf<'/developers/askKey'>;
}

type Planted = { readonly id: string; readonly partner_key: string; readonly as: Caller };
/** For all tags, unless some are named. */
export async function plantedKey(
  test: TestBank,
  { company_id, people: [main] }: Pick<FreshCompany, 'company_id'> & { readonly people: readonly [Caller, ...Caller[]] },
  { origins, tags: some = tags }: { readonly origins: readonly string[]; readonly tags?: readonly string[] },
): Promise<Planted> {
  const wanted = { company_id, user_id: main.userid, name: 'Shop', allowed_origins: [...origins], tags: [...some] };
  const { key_id: id, partner_key } = await makeKey(test.bank.store.db, wanted, test.bank.clock.now());
  return { id, partner_key, as: { token: partner_key, userid: '' } };
}
