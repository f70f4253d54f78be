import { expect, test } from '../../support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a clerk keeps payees: adds one over a reload, finds it, makes it a favourite, changes its account, takes it out', async ({
  as,
  freshCompany,
  mailFor,
}) => {
  const { people } = await freshCompany({ users: [{ full_name: 'Aiko Mori', authjson: ['11-1'] }] });
  const page = await as(people[1]?.email ?? '', '/blockchain_w/m_m_payee_list');
  await expect(page.getByRole('heading', { name: 'No payees yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wallet addresses' })).toHaveCount(0); // no code, no tab
  await page.getByRole('link', { name: 'New payee' }).click();

  const field = (label: string) => page.getByLabel(label, { exact: true });
  const choose = async (label: string, text: string) => {
    await field(label).fill(text);
    await page.getByRole('option', { name: text }).first().click();
  };
  await field('Payee name').fill('Marlow & Finch Ltd');
  await choose('Country of the bank', 'United Kingdom');
  await field('Bank account number').pressSequentially('gb29nrmb60161331926819');
  await expect(field('Bank account number')).toHaveValue('GB29 NRMB 6016 1331 9268 19');
  await page.reload();
  await expect(field('Payee name')).toHaveValue('Marlow & Finch Ltd');
  await expect(field('Country of the bank')).toHaveValue('United Kingdom');
  await field('Bank name').fill('Northmoor Bank plc');
  await field('SWIFT code').fill('nrmbgb2lxxx');
  await field('Bank code').fill('60-16-13');
  await field('Bank address').fill('1 Moorgate, London');
  await choose('Purpose of transaction', 'Purchase of goods');

  await page.getByRole('link', { name: 'Payees', exact: true }).click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await page.getByRole('button', { name: 'Save payee' }).click();
  await expect(page.getByText('its check digits do not fit')).toBeVisible();
  await field('Bank account number').fill('GB10 NRMB 6016 1331 9268 19');
  await page.getByRole('button', { name: 'Save payee' }).click();

  await expect(page).toHaveURL(/m_m_payee_list$/);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Marlow & Finch Ltd')).toContainText('GB10 NRMB 6016 1331 9268 19');
  await expect(row('Marlow & Finch Ltd')).toContainText('New');
  const letter = await mailFor(people[0].email);
  expect(letter.subject).toBe('New recipient: “Marlow & Finch Ltd”');
  expect(letter.body).toContain('“Aiko Mori” added a recipient');

  await page.getByRole('searchbox').fill('gb10 nrmb');
  await expect(page).toHaveURL(/keyword=gb10/);
  const kept = page.waitForResponse(/payee\/edit/);
  await page.getByRole('button', { name: 'Favourite: Marlow & Finch Ltd' }).click();
  await kept;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Favourite: Marlow & Finch Ltd' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Marlow & Finch Ltd' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marlow & Finch Ltd' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(field('Bank account number')).toHaveValue('GB10 NRMB 6016 1331 9268 19');
  await field('Bank account number').fill('GB82 NRMB 6016 1300 4492 17');
  await page.getByRole('button', { name: 'Save payee' }).click();
  await expect(row('Marlow & Finch Ltd')).toContainText('GB82 NRMB 6016 1300 4492 17');
  await expect.poll(async () => (await mailFor(people[0].email)).subject).toBe('Account changed: “Marlow & Finch Ltd”');

  await page.getByRole('button', { name: 'Actions for Marlow & Finch Ltd' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('Past and pending transfers');
  await page.getByRole('button', { name: 'Delete payee' }).click();
  await expect(page.getByRole('heading', { name: 'No payees yet' })).toBeVisible();
});
