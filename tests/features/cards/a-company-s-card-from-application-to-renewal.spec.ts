/**
 * One card of a company, from an approved application to the fee of its next year (CRD-02 to CRD-06, CRD-11 to CRD-14, CRD-34). After each
 * step that moves money the ledger and the issuer's books are read; at the end they are equal to the cent.
 */
import { applied } from '../../support/applications.ts';
import { frozenNow } from '../../support/bank-process.ts';
import { cardBooksOf, minus, openShop } from '../../support/card-books.ts';
import { call, type Identity } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { picturedSteps } from '../../support/pictures.ts';
import { landed, openPortal } from '../../support/portal.ts';
import { watchTraffic } from '../../support/planted.ts';
import { openPapers } from '../../support/staff.ts';
import { deviceSettings, waysOf } from '../../support/ways.ts';
import { word } from '../../support/words.ts';

test.use({ bankSettings: { LOG_LEVEL: 'trace' } }); // a bank of its own: its clock goes on by most of a year, and its whole log is read

const days = 24 * 3600;
const pin = '7294';
const staffEmails = ['staff@bankside.example', 'staff2@bankside.example'] as const;

for (const { language, device, name } of waysOf('ja phone'))
  test.describe(() => {
    test.use({ ...deviceSettings[device], actionTimeout: 15_000 });

    test(`a card is applied for, used, replaced and renewed, ${name}`, async ({ page, context, bank, freshCompany }) => {
      test.setTimeout(120_000);
      await bank.moveClock(0); // another way was here before
      await context.clock.setFixedTime(frozenNow); // the days of the page are the bank's
      const traffic = watchTraffic(page, bank);
      const { company_id, people } = await freshCompany({ language, balances: { USD: '500.00', USDC: '1000' } });
      const [owner] = people;
      let who: Identity = owner;
      const say = (key: string, params = {}) => word(key, language, params);
      const step = picturedSteps(page, `${language}-${device === 'desk' ? 1440 : 390}`);
      const books = cardBooksOf(bank.url);
      const main = page.locator('main');
      const dialog = page.getByRole('dialog');
      const press = (key: string, within = main) => within.getByRole('button', { name: say(key), exact: true }).click();
      const state = (key: string) => main.getByText(say(`options:states.card.${key}`), { exact: true }).first();
      const fill = (key: string, text: string) => dialog.getByLabel(say(key), { exact: true }).fill(text);

      const application = await applied(bank.url, bank, owner);
      const { id } = application;
      await openPortal(page, bank.url, `/apply_card_info?id=${id}`, owner, language);
      await step('the company approves its associate', async () => {
        await press('apply-pages:decision.approve');
        await expect(page.getByText(say('apply-status:stages.bank')).first()).toBeVisible();
      });

      await step('the bank verifies the holder and approves', async () => {
        const read = (staff: Identity) => call(bank.url, '/admin/card/get', { company_id, id }, staff);
        for (const email of staffEmails) {
          const staff = await bank.session(email);
          await openPapers(bank.url, company_id, (await read(staff)).files, staff);
          const { version, verification_status } = await read(staff);
          if (verification_status === 'approved') break;
          await call(bank.url, '/admin/card/verify', { company_id, id, version, accept: true }, staff);
        }
        const staff = await bank.session(staffEmails[0]);
        const { version } = await read(staff);
        await call(bank.url, '/admin/card/decide', { company_id, id, version, event: 'approve' }, staff);
        const status = async () => (await call(bank.url, '/card/get', { id }, who)).status;
        await expect.poll(status, { message: 'the application once the issuer has made the card' }).toBe('valid');
        await page.reload();
        await expect(page.getByText(say('apply-status:stages.valid')).first()).toBeVisible();
      });

      const { list } = await call(bank.url, '/card/record', { tab: 'cards' }, who);
      const card_id = list[0]?.card?.card_id ?? '';
      const tab = await context.newPage();
      const shop = await openShop(tab, bank.url, card_id);
      const { number, kit_number, activation_code } = await books.atIssuer(card_id);
      const last4 = number.slice(-4);
      const seen = async (path: string) => {
        await page.goto(bank.url + path);
        await landed(page);
      };
      const onCard = () => seen(`/cards_view?id=${card_id}`);

      await step('the card is made, and not delivered yet', async () => {
        await seen('/cards_view');
        await expect(state('consolidating')).toBeVisible();
        await main.getByText('Aiko Hasegawa').first().click();
        await expect(main.getByText(say('cards:reasons.notDelivered')).first()).toBeVisible();
      });

      await step('it arrives', async () => {
        await shop.deliver();
        await expect.poll(async () => (await call(bank.url, '/card/info', { card_id }, who)).status).toBe('inactive');
        await onCard();
        await expect(state('inactive')).toBeVisible();
      });

      await step('wrong codes', async () => {
        await press('cards:acts.activate');
        await fill('cards:activate.kit', kit_number);
        await fill('cards:activate.code', 'AAAA2222');
        await press('cards:activate.verify', dialog);
        await expect(dialog.getByLabel(say('cards:activate.code'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
      });

      await step('codes of the parcel', async () => {
        await fill('cards:activate.code', activation_code);
        await press('cards:activate.verify', dialog);
        await expect(dialog.getByText(say('cards:activate.verified', { last4 }))).toBeVisible();
      });

      await step('its number and its holder', async () => {
        await fill('cards:activate.number', number);
        await fill('cards:activate.identification', String(application.form['id_number']));
      });

      await step('a PIN that is easy to guess', async () => {
        await press('cards:activate.act', dialog);
        await fill('cards:pin.pin', '1234');
        await expect(dialog.getByText(say('cards:pin.weak.title'))).toBeVisible();
      });

      await step('another one, typed twice', async () => {
        await fill('cards:pin.pin', pin);
        await fill('cards:pin.again', pin);
        await expect(dialog.getByText(say('cards:pin.weak.title'))).toHaveCount(0);
        await press('cards:pin.act', dialog);
        await expect(dialog).toHaveCount(0);
        await expect(state('active')).toBeVisible();
        await books.agree(who, card_id, { balance: '0.00', available: '0.00' });
      });

      /** The button that says what it costs, and how much that is. */
      const priced = (key: string) => {
        const text = new RegExp(`^${say(key, { amount: '([\\d.,]+) USDC' })}$`);
        const button = dialog.getByRole('button', { name: text });
        return { button, amount: async () => Number(text.exec((await button.textContent()) ?? '')?.[1]) };
      };
      const bought = (count: number) =>
        expect.poll(async () => (await call(bank.url, '/card/transactionDetails', { card_id }, who)).total).toBe(count);
      const inWallet = async () => Number(await books.account(who, 'USDC'));
      await step('what a top-up costs', async () => {
        await press('cards:acts.topUp');
        await fill('card-money:topUp.amount', '200');
        await expect(priced('card-money:topUp.act').button).toBeVisible();
      });

      let cost = 0;
      await step('it is sent', async () => {
        await dialog.getByRole('checkbox').check();
        cost = await priced('card-money:topUp.act').amount();
        await priced('card-money:topUp.act').button.click();
        await expect(dialog.getByText(say('card-money:topUp.sentTitle'))).toBeVisible();
      });

      let onIt = '';
      await step('it is on the card', async () => {
        await press('card-money:topUp.done', dialog);
        const topUp = async () => (await call(bank.url, '/card/topRecord', {}, who)).list[0];
        await expect.poll(async () => (await topUp())?.status).toBe('success');
        onIt = (await topUp())?.received ?? '';
        await books.agree(who, card_id, { balance: onIt, available: onIt });
        expect(await inWallet()).toBeCloseTo(1000 - cost, 6);
        await seen('/top_up_history');
        await main.getByText('Aiko Hasegawa').first().click();
        await expect(page.getByText(say('options:states.topUp.success')).last()).toBeVisible();
      });

      await step('a purchase is held', async () => {
        expect(await shop.pay('cloud', '30.25')).toBe('Authorised');
        await books.agree(who, card_id, { balance: onIt, available: minus(onIt, '30.25') });
        await onCard();
        await expect(main.getByText('Northwind Cloud')).toBeVisible();
      });

      await step('and booked', async () => {
        await shop.clear();
        onIt = minus(onIt, '30.25');
        await books.agree(who, card_id, { balance: onIt, available: onIt });
        await seen('/transaction_record');
        await main.getByText('Northwind Cloud').first().click();
        await expect(page.getByText(say('card-money:states.cleared')).last()).toBeVisible();
      });

      await step('more than it holds is declined', async () => {
        expect(await shop.pay('cloud', '900.00')).toBe('Declined: insufficient');
        await bought(2);
        await seen('/transaction_record');
        await main.getByText(say('card-money:states.declined')).first().click();
        await expect(page.getByText(say('card-money:declined.insufficient'))).toBeVisible();
        await books.agree(who, card_id, { balance: onIt, available: onIt });
      });

      await step('before it is blocked', async () => {
        await onCard();
        await press('cards:acts.block');
        await expect(page.getByRole('alertdialog').or(dialog)).toBeVisible();
      });

      await step('blocked, and declined in the shop', async () => {
        await page
          .getByRole('button', { name: say('cards:block.act'), exact: true })
          .last()
          .click();
        await expect(state('blockedByClient')).toBeVisible();
        await expect.poll(async () => (await books.atIssuer(card_id)).state).toBe('blocked');
        expect(await shop.pay('cafe', '5.00')).toBe('Declined: blocked');
        await bought(3);
        await page.reload();
        await expect(main.getByText('Kopi Corner')).toBeVisible();
      });

      await step('what a replacement costs', async () => {
        await press('cards:acts.replace');
        await dialog.getByRole('radio', { name: say('cards:replace.reasons.lost'), exact: true }).check();
        await dialog.getByRole('checkbox').check();
        await expect(priced('cards:replace.act').button).toBeVisible();
      });

      let next = '';
      await step('replaced', async () => {
        const before = await inWallet();
        const fee = await priced('cards:replace.act').amount();
        await priced('cards:replace.act').button.dblclick();
        await expect.poll(async () => (await call(bank.url, '/card/info', { card_id }, who)).status).toBe('replaced');
        next = (await call(bank.url, '/card/info', { card_id }, who)).replaced_by ?? '';
        await books.agree(who, card_id, { balance: '0.00', available: '0.00' });
        await books.agree(who, next, { balance: onIt, available: onIt });
        expect(await inWallet(), 'the fee, once').toBeCloseTo(before - fee, 6);
        await page.reload();
        await expect(state('replaced')).toBeVisible();
      });

      await step('the new card has the balance', async () => {
        await main.getByRole('link', { name: say('cards:fact.later'), exact: true }).click();
        await expect(main.getByRole('link', { name: say('cards:fact.earlier'), exact: true })).toBeVisible();
      });

      await step('a year later its fee is due', async () => {
        const later = Date.parse(frozenNow) + 352 * days * 1000;
        await page.goto(`${bank.url}/readyz`); // an open portal would sign out for the idle year
        await bank.moveClock(352 * days);
        await context.clock.setFixedTime(later);
        who = await bank.session(owner.email); // the session of a year ago is over
        await page.evaluate(
          ([token, userid, now]) => {
            sessionStorage.setItem('token', token);
            sessionStorage.setItem('userid', userid);
            localStorage.setItem('last_activity', now);
          },
          [who.token, who.userid, String(later)] as const,
        );
        await seen('/renew');
        await expect(main.getByText(say('options:states.annualFee.unpaid')).first()).toBeVisible();
        await main.getByText('Aiko Hasegawa').first().click();
        await expect(page).toHaveURL(/renew_info/);
        await press('annual-fees:pay.act');
        await dialog.getByRole('radio', { name: /USD\b/ }).last().check();
      });

      await step('and paid', async () => {
        await dialog.getByRole('button', { name: say('annual-fees:pay.send', { amount: '60.00 USD' }), exact: true }).click();
        await expect(main.getByText(say('options:states.annualFee.paid'), { exact: true }).first()).toBeVisible();
        expect(await books.account(who, 'USD')).toBe('440.00');
        await books.agree(who, next, { balance: onIt, available: onIt });
      });

      await step('the next year follows', async () => {
        await seen('/renew');
        await expect(main.getByText(say('options:states.annualFee.unpaid')).first()).toBeVisible();
        const { list: fees } = await call(bank.url, '/annualFee/record', {}, who);
        expect(fees.map(({ due_date, status }) => `${due_date} ${status}`)).toEqual(['2027-11-18 unpaid', '2026-11-18 paid']);
        const sums = await books.sums(who);
        expect(sums.ledger).toBe(sums.issuer);
        expect(sums.issuer).toBe(onIt);
      });

      await step('its number was sent once and is kept by the issuer, its PIN was never to be read', async () => {
        const planted = { number, pin };
        expect(await traffic.holding('number', planted)).toEqual(['issuer/books.jsonl', 'sent to /api/v1/card/active']);
        expect(await traffic.holding('pin', planted)).toEqual([]);
        const places = await traffic.everyPlace();
        expect(places.get('sent to /api/v1/card/setPin')).toMatch(/"pin":"eyJ[\w-]+(\.[\w-]+){4}"/);
        expect(places.get('log')).toContain('/card/active');
        expect(places.get('browser storage')).toContain('token');
      });
    });
  });
