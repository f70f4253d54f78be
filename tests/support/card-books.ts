/** A card in the bank's ledger and in the books of its issuer, side by side; what happens to it in the world is done on the sandbox's page. */
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { expect, type Page } from '@playwright/test';
import { call, type Identity } from './client.ts';

/** What the issuer alone knows: the number, and the codes of the parcel. */
export type IssuersCard = {
  readonly card_id: string;
  readonly number: string;
  readonly kit_number: string;
  readonly activation_code: string;
  readonly state: string;
  readonly balance: string;
  readonly held: string;
};
type Issuer = {
  readonly cards: readonly IssuersCard[];
  readonly purchases: readonly { readonly state: string; readonly reason: string }[];
};

const cents = (amount: string) => toMinor(amount, 2);
export const minus = (amount: string, less: string): string => toDecimal(cents(amount) - cents(less), 2);

export function cardBooksOf(url: string) {
  const issuer = async (search: string) => (await (await fetch(`${url}/sandbox/issuer?search=${search}`)).json()) as Issuer;
  const atIssuer = async (card_id: string): Promise<IssuersCard> => {
    const { cards } = await issuer(card_id);
    const card = cards.find((each) => each.card_id === card_id);
    if (!card) throw new Error(`the issuer has no card ${card_id}`);
    return card;
  };
  const both = async (who: Identity, card_id: string) => {
    const { balance, available } = await call(url, '/card/info', { card_id }, who);
    const theirs = await atIssuer(card_id);
    return { ledger: { balance, available }, issuer: { balance: theirs.balance, available: minus(theirs.balance, theirs.held) } };
  };
  return {
    atIssuer,
    /** Waits until the ledger and the issuer both say so. */
    agree: async (who: Identity, card_id: string, figures: { readonly balance: string; readonly available: string }) => {
      await expect.poll(() => both(who, card_id), { message: 'the card in both books' }).toEqual({ ledger: figures, issuer: figures });
    },
    /** Every card of the company: what the ledger has on all of them, and the issuer. */
    sums: async (who: Identity) => {
      const { list } = await call(url, '/card/record', { tab: 'cards', page_size: 100 }, who);
      const cards = list.flatMap(({ card }) => card ?? []);
      const theirs = await Promise.all(cards.map(({ card_id }) => atIssuer(card_id)));
      const sum = (amounts: readonly string[]) =>
        toDecimal(
          amounts.map(cents).reduce((all, each) => all + each, 0n),
          2,
        );
      return { ledger: sum(cards.map(({ balance }) => balance)), issuer: sum(theirs.map(({ balance }) => balance)) };
    },
    /** Book balance of the company's own account. */
    account: async (who: Identity, currency: string): Promise<string> => {
      const { figures } = await call(url, '/dashboard/home', {}, who);
      return figures?.balances.find((each) => each.currency === currency)?.book ?? 'none';
    },
  };
}

/** The sandbox's page in a tab of its own, looking at one card. */
export async function openShop(page: Page, url: string, card_id: string) {
  await page.goto(`${url}/sandbox`);
  const card = async (id: string) => {
    await page.locator('#issuer-search').fill(id);
    await expect(page.locator('#shop-card option')).toHaveCount(1);
    await page.locator('#shop-card').selectOption(id);
  };
  await card(card_id);
  const said = page.locator('#said');
  return {
    card,
    deliver: async () => {
      await page.locator('#issuer-cards').getByRole('button', { name: 'Deliver', exact: true }).click();
      await expect(said).toHaveText('Delivered');
    },
    /** What the shop answers: 'Authorised', or 'Declined: ' with the reason. */
    pay: async (merchant: string, amount: string): Promise<string> => {
      const answered = page.waitForResponse((response) => response.url().endsWith('/sandbox/issuer/pay'));
      await page.locator('#shop-merchant').selectOption(merchant);
      await page.locator('#shop-amount').fill(amount);
      await page.locator('#shop').getByRole('button', { name: 'Pay', exact: true }).click();
      await answered;
      await expect(said).toHaveText(/Authorised|Declined/);
      return (await said.textContent()) ?? '';
    },
    /** The merchant books what it authorised last. */
    clear: async () => {
      await page.locator('#purchases').getByRole('button', { name: 'Clear', exact: true }).first().click();
      await expect(said).toHaveText('Cleared');
    },
  };
}
