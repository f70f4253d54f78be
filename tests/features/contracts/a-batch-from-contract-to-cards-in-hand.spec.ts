/**
 * A contract for cards, from its offer to cards in people's hands (PRG-01 to PRG-19, PRG-25, PRG-28). At the end every page shows the
 * figures of the calls, and these are what the rows say. Every way orders 200 cards; `npm test` goes one, with 20.
 */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { programmeParts } from '@bankside/core/rules/programmes/programmes.ts';
import { batchProgrammeOf } from '../../support/batch-programme.ts';
import { call, type Identity } from '../../support/client.ts';
import { cardBooksOf } from '../../support/card-books.ts';
import { expect, test } from '../../support/fixtures.ts';
import { regionName } from '../../support/kyc-hands.ts';
import { picturedSteps } from '../../support/pictures.ts';
import { landed, openPortal } from '../../support/portal.ts';
import { deviceSettings, timesOf, waysOf } from '../../support/ways.ts';
import { word } from '../../support/words.ts';

const quantity = timesOf(20, 200);
const toBind = timesOf(15, 150);
const damaged = 2;
const usable = quantity - damaged;
const spare = 5; // contracted and paid for, and never ordered
const price = 240_000 / quantity; // the order alone is worth more than one person of the bank decides on

for (const { language, device, name } of waysOf('ja phone'))
  test.describe(() => {
    test.use({ ...deviceSettings[device], actionTimeout: 15_000 });

    test(`a batch is agreed on, paid, ordered, delivered and given to people, ${name}`, async ({ page, bank, freshCompany }) => {
      test.setTimeout(180_000);
      const { company_id, people } = await freshCompany({ language, company_abbreviation: 'HASE', balances: { USD: '1000000.00' } });
      const [owner] = people;
      const who: Identity = owner;
      const programme = batchProgrammeOf(bank, company_id);
      const { atIssuer } = cardBooksOf(bank.url);
      const say = (key: string, params = {}) => word(key, language, params);
      const step = picturedSteps(page, `programme-${language}-${device === 'desk' ? 1440 : 390}`);
      const main = page.locator('main');
      const dialog = page.getByRole('dialog');
      const press = (key: string, within = main, params = {}) =>
        within.getByRole('button', { name: say(key, params), exact: true }).click();
      const box = (key: string) => dialog.getByLabel(say(key), { exact: true });
      const seen = async (path: string) => {
        await page.goto(bank.url + path);
        await landed(page);
      };

      await programme.offer({
        term_months: 12,
        contracted_quantity: quantity + spare,
        min_per_batch: 10,
        price_per_card: `${price}.00`,
        tier: 'premier',
        card_class: 'visa',
      });
      const { list: contracts } = await call(bank.url, '/contract/contractList', {}, who);
      const { contract_id = '', number = '' } = contracts[0] ?? {};

      await step('the main account signs the offer', async () => {
        await openPortal(page, bank.url, '/contract_management', who, language);
        await press('contracts:offer.sign');
        await box('contracts:sign.name').fill('Aiko Hasegawa');
        await dialog.getByRole('checkbox').check();
        await press('contracts:sign.act', dialog);
        await expect(main.getByText(say('contracts:bars.notPaid'))).toBeVisible();
      });

      await step('all cards are paid for', async () => {
        await press('contracts:pay.act');
        await box('contracts:pay.quantity').fill(String(quantity + spare));
        const sum = `${((quantity + spare) * price).toLocaleString('en')}.00 USD`;
        await press('contracts:pay.review', dialog, { amount: sum });
        await press('contracts:pay.send', dialog, { amount: sum });
        await expect(dialog.getByText(say('contracts:pay.sent_other', { count: quantity + spare }))).toBeVisible();
        await dialog.getByText(say('shared:close'), { exact: true }).click();
      });

      await step('fewer than the minimum and more than are left are refused at the field', async () => {
        await press('contracts:order.act');
        for (const [count, text] of [
          [9, say('errors:orderBelowMinimum', { min: 10 })],
          [quantity + spare + 1, say('errors:orderAboveAvailable', { max: quantity + spare })],
        ] as const) {
          await box('contracts:order.quantity').fill(String(count));
          await press('contracts:order.review', dialog);
          await expect(dialog.getByText(text)).toBeVisible();
        }
      });

      await step('a batch is ordered', async () => {
        const combo = async (at: ReturnType<typeof dialog.getByRole>, text: string) => {
          await at.click();
          await at.fill(text);
          await page.getByRole('listbox').getByRole('option', { name: text }).first().click();
        };
        await box('contracts:order.quantity').fill(String(quantity));
        await box('contracts:order.street').fill('1 Quay Street');
        await box('contracts:order.city').fill('Singapore');
        await combo(dialog.getByRole('combobox', { name: say('contracts:order.country'), exact: true }), regionName('SG', language));
        await box('contracts:order.name').fill('Aiko Hasegawa');
        const phone = dialog.getByRole('group', { name: say('contracts:order.phone'), exact: true });
        await combo(phone.getByRole('combobox'), '+65');
        await phone.getByRole('textbox', { name: say('form:phone.number'), exact: true }).fill('8123 4567');
        await box('contracts:order.email').fill('aiko@hasegawa.example');
        await press('contracts:order.review', dialog);
        await press('contracts:order.send_other', dialog, { count: quantity });
        await expect(dialog.getByText(say('contracts:order.sentTitle'), { exact: true })).toBeVisible();
      });

      const { list: orders } = await call(bank.url, '/contract/orderList', { contract_id }, who);
      expect(orders).toMatchObject([{ quantity, status: 'pending' }]);
      const { id: order_id = '', number: batch = '' } = orders[0] ?? {};
      const order = () => call(bank.url, '/contract/order', { order_id }, who);

      await step('approved by two people of the bank, printed, and delivered but for two', async () => {
        await programme.approve(order_id);
        await expect.poll(async () => (await order()).printed, { timeout: 60_000 }).toBe(quantity);
        await programme.atIssuer('ship', batch);
        await expect.poll(async () => (await order()).shipped, { timeout: 60_000 }).toBe(quantity);
        await programme.atIssuer('damage', batch, damaged);
        await programme.atIssuer('deliver', batch);
        await expect.poll(async () => (await order()).delivered, { timeout: 60_000 }).toBe(usable);
        await expect.poll(async () => (await order()).damaged).toBe(damaged);
        await seen(`/contract_management_info?id=${order_id}`);
        await expect(main.getByText(say('contracts:stages.delivered')).first()).toBeVisible();
      });

      const cards = await programme.cards(who, order_id);
      const good = cards.filter(({ delivery_status }) => delivery_status === 'delivered');
      const broken = cards.find(({ delivery_status }) => delivery_status === 'damaged');
      const holder = await programme.person(who, true);
      await programme.person(who, false); // of the same name
      const notVerified = await programme.person(who, false, { first_name: 'Kenji', last_name: 'Mori' });
      const lineOf = async (card: (typeof cards)[number] | undefined, to: string) => {
        const { kit_number, activation_code } = await atIssuer(card?.card_id ?? '');
        return { kit_number, activation_code, holder: to };
      };
      let wrong: OutOf<'/preallocation/importRows'>['list'] = [];

      await step('given to people from a file, in which seven rows are wrong', async () => {
        const given = await Promise.all(good.slice(0, toBind).map((card) => lineOf(card, holder.application_no)));
        const [one, two] = [good[toBind], good[toBind + 1]];
        const faults = [
          ['kitUnknown', { kit_number: 'KIT000000000', activation_code: 'AAAA2222', holder: holder.application_no }],
          ['kitTwice', given.at(-1)],
          ['ended', await lineOf(broken, holder.application_no)],
          ['holderUnknown', await lineOf(one, 'CA-0000-000000')],
          ['holderAmbiguous', await lineOf(one, 'Aiko Hasegawa')],
          ['holderNotApproved', await lineOf(one, notVerified.application_no)],
          ['codeWrong', { ...(await lineOf(two, holder.application_no)), activation_code: 'AAAA2222' }],
        ] as const;
        const lines = [...given, ...faults.map(([, line]) => line ?? { kit_number: '', activation_code: '', holder: '' })];
        const { tried, done, failed } = await programme.bindFromFile(
          who,
          lines.map((line, at) => ({ row: at + 2, ...line })),
        );
        const reasons = faults.map(([reason]) => reason);
        expect(tried.filter(({ ok }) => !ok).map(({ reason }) => reason)).toEqual(reasons);
        expect(failed.map(({ reason }) => reason)).toEqual(reasons);
        expect(done).toMatchObject({ rows: toBind + 7, bound: toBind, reserved: 0, failed: 7 });
        wrong = failed;
        await seen(`/card_management?import=${done.import_id}`);
        for (const { reason } of wrong) await expect(main.getByText(say(`programmes:reasons.${reason}`)).first()).toBeVisible();
        expect((await order()).status).toBe('partially_allocated');
      });

      await step('three are unbound, one is blocked and unblocked, one is activated', async () => {
        const ids = good.slice(0, 5).map(({ card_id }) => card_id);
        const [blocked = '', active = ''] = ids.slice(3);
        const act = async (path: '/preallocation/unbind' | '/preallocation/block' | '/preallocation/unblock', card_ids: string[]) => {
          const { results } = await call(bank.url, path, { card_ids }, who);
          expect(results.filter(({ ok }) => !ok)).toEqual([]);
        };
        await act('/preallocation/unbind', ids.slice(0, 3));
        await act('/preallocation/block', [blocked]);
        expect((await programme.counts(who, contract_id)).blocked).toBe(1);
        await act('/preallocation/unblock', [blocked]);
        expect((await call(bank.url, '/card/info', { card_id: blocked }, who)).status).toBe('inactive');
        const { kit_number, activation_code, number: card_number } = await atIssuer(active);
        const { verify_token } = await call(bank.url, '/card/verifyKitNumber', { kit_number, activation_code }, who);
        const identification_number = String(holder.form['id_number']);
        await call(bank.url, '/card/active', { card_number, identification_number, verify_token }, who);
        const { results } = await call(bank.url, '/preallocation/unbind', { card_ids: [active] }, who);
        expect(results).toMatchObject([{ ok: false, failure: 'statusError', reason: 'isActive' }]);
      });

      const bound = toBind - 3;
      const counts = await programme.counts(who, contract_id);
      expect(counts).toMatchObject({
        contracted: quantity + spare,
        paid: quantity + spare,
        ordered: usable,
        available: spare + damaged,
        damaged,
        awaiting: 0,
        printing: 0,
        unassigned: usable - bound,
        bound: bound - 1,
        active: 1,
        blocked: 0,
        ended: 0,
        delivered: usable,
        allocated: bound,
      });
      expect(await order()).toMatchObject({ quantity, printed: quantity, delivered: usable, damaged, allocated: bound });

      /** Names and figures of the block of that name. */
      const figures = async () => {
        const block = main.getByRole('region', { name: say('contracts:figures.name'), exact: true });
        await expect(block).toBeVisible();
        const texts = await block
          .locator('dl > div')
          .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
        return Object.fromEntries(texts) as Record<string, string>;
      };

      await step('the contract shows these figures', async () => {
        await seen('/contract_management');
        expect(await figures()).toEqual(
          Object.fromEntries(
            (['contracted', 'paid', 'available', 'ordered'] as const).map((key) => [say(`contracts:figures.${key}`), String(counts[key])]),
          ),
        );
        const legend = main.getByRole('list', { name: say('contracts:figures.parts'), exact: true });
        for (const part of programmeParts) {
          const text = say('programmes:share', { part: say(`programmes:parts.${part}`), count: counts[part] });
          await expect(legend.getByText(text, { exact: true })).toBeVisible();
        }
        await expect(main.getByText(say('contracts:figures.damaged_other', { count: damaged }))).toBeVisible();
      });

      await step('so does the list of orders', async () => {
        await seen('/contract_management_list');
        await expect(main.getByText(batch).first()).toBeVisible();
        await expect(main.getByText(say('contracts:progress.allocated', { count: bound, of: usable })).first()).toBeVisible();
        await expect(main.getByText(say('programmes:states.contractOrder.partiallyAllocated')).first()).toBeVisible();
      });

      await step('so do the cards of the order', async () => {
        await seen(`/check_order?id=${order_id}`);
        const { printed, shipped, delivered, allocated } = await order();
        expect(await figures()).toEqual(
          Object.fromEntries(
            Object.entries({ quantity, printed, shipped, delivered, allocated }).map(([key, count]) => [
              say(`contracts:check.${key}`),
              String(count),
            ]),
          ),
        );
      });

      await step('so does the list of all cards', async () => {
        await seen('/card_management');
        const chips = main.getByRole('group', { name: say('preallocation:filters'), exact: true });
        for (const part of programmeParts.filter((each) => counts[each] > 0)) {
          const label = say('preallocation:counted', { label: say(`programmes:parts.${part}`), count: counts[part] });
          await expect(chips.getByText(label, { exact: true })).toBeVisible();
        }
        const { total } = await call(bank.url, '/contract/cardList', { contract_id }, who);
        await expect(
          chips.getByText(say('preallocation:counted', { label: say('preallocation:all'), count: total }), { exact: true }),
        ).toBeVisible();
      });

      await step('the record of a card that was blocked tells all that was done with it', async () => {
        const { card_id, kit_number } = good[3] ?? { card_id: '', kit_number: '' };
        const { list } = await call(bank.url, '/contract/orderListByCardInfo', { card_id }, who);
        expect(list.map(({ event }) => event)).toEqual(expect.arrayContaining(['bind', 'blockAsClient', 'unblockClientInactive']));
        await seen(`/card_record?keyword=${kit_number}`);
        const life = main.getByRole('list', { name: say('contracts:record.life'), exact: true });
        await expect(life.getByRole('listitem')).toHaveCount(list.length);
        for (const event of ['bind', 'blockAsClient', 'unblockClientInactive'])
          await expect(life.getByText(say(`batch-files:events.${event}`), { exact: true })).toBeVisible();
      });

      await step('the rest of the contract may be ordered, and the account has paid once', async () => {
        const { payments } = await call(bank.url, '/contract/getContract', { contract_id }, who);
        expect(payments).toMatchObject([{ quantity: quantity + spare }]);
        expect(await cardBooksOf(bank.url).account(who, 'USD')).toBe((1_000_000 - (quantity + spare) * price).toFixed(2));
        expect(number).toMatch(/^CC-/);
      });
    });
  });
