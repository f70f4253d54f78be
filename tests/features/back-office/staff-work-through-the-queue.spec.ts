import type { Browser, Page } from '@playwright/test';
import { samplePdf } from '@bankside/bank/seed/kyc/sample-papers.ts';
import { jpeg } from '@bankside/bank/testing/sample-files.ts';
import { applied } from '../../support/applications.ts';
import { call, type Identity } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/people.ts';
import { landed, openPortal, signIn } from '../../support/portal.ts';
import type { FreshCompany } from '../../support/sandbox.ts';
import { sendFile } from '../../support/send-file.ts';
import { watch } from '../../support/watch.ts';
import { word } from '../../support/words.ts';

const say = (key: string, params?: Record<string, string | number>) => word(`back-office:${key}`, 'en', params);
const button = (page: Page, key: string, params?: Record<string, string | number>) =>
  page.getByRole('button', { name: say(key, params), exact: true });
/** The act of the dialog that is open: the page behind has a button of the same name. */
const confirm = (page: Page, key: string, params?: Record<string, string | number>) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: say(key, params), exact: true })
    .click();

async function handIn(url: string, { people: [owner] }: FreshCompany): Promise<void> {
  const certificate = { name: 'certificate.pdf', type: 'application/pdf', bytes: new Uint8Array(samplePdf('Company No. 201812345K', [])) };
  const declaration = { name: 'declaration.jpg', type: 'image/jpeg', bytes: new Uint8Array(await jpeg()) };
  const [certificate_of_incorporation, corporate_declaration] = [
    await sendFile(url, owner, { slot: 'kyc', ...certificate }),
    await sendFile(url, owner, { slot: 'kyc', ...declaration }),
  ];
  await call(url, '/account/approve', { company_type: 'corporate', certificate_of_incorporation, corporate_declaration }, owner);
}

/** A client at a computer of their own, who sees for themselves. */
async function clientAt(browser: Browser, url: string, path: string, who: Identity) {
  const context = await browser.newContext();
  const { faults } = watch(context);
  const page = await context.newPage();
  await openPortal(page, url, path, who);
  const done = async () => {
    await context.close();
    expect(faults, 'what the client’s browser reported').toEqual([]);
  };
  return { page, done };
}

test('staff accept documents, credit a wire and approve a card; each client sees it', async ({ browser, bank, page, freshCompany }) => {
  test.slow();
  const newcomer = await freshCompany({ approve_status: 1, kyc_status: 1 });
  await handIn(bank.url, newcomer);
  const client = await freshCompany({});
  const [owner] = client.people;
  const application = await applied(bank.url, bank, owner);
  await call(bank.url, '/card/audit', { id: application.id, version: application.version, decision: 'approve' }, owner);
  const waiting = await clientAt(browser, bank.url, '/upload', newcomer.people[0]);
  await landed(waiting.page);

  await signIn(page, people.staff);
  await expect(page).toHaveURL(/\/back-office$/);
  const open = async (company: FreshCompany) => {
    await page.getByRole('searchbox', { name: say('queue.search') }).fill(company.project_name);
    await expect(page).toHaveURL(/company=/);
    const row = page.getByRole('row', { name: new RegExp(company.project_name) });
    await expect(row, 'what was decided meanwhile is gone').toHaveCount(1);
    await row.click();
    await landed(page);
  };

  await test.step('documents: the PDF and the picture are read in place, and accepted', async () => {
    await open(newcomer);
    await expect(page.getByRole('heading', { level: 1, name: newcomer.project_name })).toBeVisible();
    const paper = page.getByRole('region', { name: word('preview:region', 'en', { name: 'certificate.pdf' }) });
    await expect(paper.getByText('Company No. 201812345K')).toBeAttached();
    await expect(paper.locator('canvas')).toBeVisible();
    await button(page, 'documents.accept').click();
    await page
      .getByRole('dialog', { name: say('deciding.read.title') })
      .getByRole('button', { name: /declaration\.jpg/ })
      .click();
    await expect(page.getByRole('img', { name: /declaration\.jpg, 48 by 32/ })).toBeVisible();
    await button(page, 'documents.accept').click();
    await confirm(page, 'documents.accept');
    await expect(page).toHaveURL(/\/back-office$/);
    await expect(waiting.page).toHaveURL(/\/$/, { timeout: 15_000 });
    await waiting.done();
  });

  await test.step('a wire: credited to the company whose number it names', async () => {
    await page.getByRole('link', { name: say('places.deskDeposits') }).click();
    await landed(page);
    await button(page, 'deposits.credit.open').click();
    await page.getByRole('searchbox', { name: say('deposits.credit.find') }).fill(client.account_number);
    await page.getByRole('button', { name: new RegExp(client.project_name) }).click();
    await button(page, 'deposits.credit.review').click();
    await expect(page.getByText(word('rules:blank')).first()).toBeVisible();
    await page.getByRole('textbox', { name: say('deposits.credit.amount') }).fill('12500.5');
    await page.getByRole('textbox', { name: word('money:facts.sender') }).fill('Northgate Components GmbH');
    await button(page, 'deposits.credit.review').click();
    await confirm(page, 'deposits.credit.act', { amount: '12,500.50 USD' });
    await expect(page.getByText(say('deposits.credit.done', { amount: '12,500.50 USD', company: client.project_name }))).toBeVisible();
  });

  await test.step('an announced wire that somebody else has closed: said, and nothing is done twice', async () => {
    const wire = {
      currency: 'USD',
      amount: '25000',
      purpose: 'capital_injection',
      sender_account_name: 'Northgate Components GmbH',
    } as const;
    await call(bank.url, '/deposit/submit', wire, owner);
    await page.reload();
    await page.getByRole('row', { name: new RegExp(client.project_name) }).click();
    await button(page, 'deposits.acts.fail').click();
    const second = await bank.session('staff2@bankside.example');
    const { list } = await call(bank.url, '/admin/deposit/list', {}, second);
    const { id = '', version = 0 } = list.find(({ company_id }) => company_id === client.company_id) ?? {};
    const over = { company_id: client.company_id, id, version, event: 'fail', reason: 'It never came' } as const;
    await call(bank.url, '/admin/deposit/decide', over, second, { 'idempotency-key': crypto.randomUUID() });
    await page.getByRole('textbox', { name: say('deciding.reason') }).fill('Nothing came');
    await confirm(page, 'deposits.acts.fail');
    await expect(page.getByRole('alert').getByText(say('deciding.stale.title'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a card: nothing is masked, and it is approved', async () => {
    await page.getByRole('link', { name: say('places.desk') }).click();
    await open(client);
    await expect(page.getByText(String(application.form['id_number']))).toBeVisible();
    await expect(page.getByRole('img', { name: /front\.png/ })).toBeVisible();
    for (const name of [/back\.png/, /bill\.png/]) {
      await button(page, 'cards.acts.approve').click();
      const unread = page.getByRole('dialog', { name: say('deciding.read.title') });
      await unread.getByRole('button', { name }).click();
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
    await button(page, 'cards.acts.approve').click();
    await confirm(page, 'cards.acts.approve');
    await expect(button(page, 'cards.acts.bar')).toBeVisible();
  });

  await test.step('their client has the money and the card under way', async () => {
    const home = await clientAt(browser, bank.url, '/', owner);
    const underWay = new RegExp(
      (['approved', 'processing', 'valid'] as const).map((state) => word(`apply-pages:list.statuses.${state}`)).join('|'),
    ); // the job and the issuer go on by themselves
    await expect(home.page.locator('data[value="12500.50"]').first()).toBeVisible();
    await home.page.goto(`${bank.url}/apply_card_info`);
    await expect(home.page.getByRole('row', { name: /Hasegawa/ })).toContainText(underWay);
    await home.done();
  });
});
