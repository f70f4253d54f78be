/** A holder fails with a reason at a field, the company corrects it, and the bank confirms (CRD-53, CRD-55). */
import { png } from '@bankside/bank/testing/sample-files.ts';
import { applied } from '../../support/applications.ts';
import { call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { landed, openPortal } from '../../support/portal.ts';
import { openPapers } from '../../support/staff.ts';
import { word } from '../../support/words.ts';

const reason = 'The picture is blurred: the number cannot be read.';
const state = (name: 'failed' | 'inProgress' | 'approved') => word(`options:states.verification.${name}`);
const idSection = word('options:kycSections.id');

test('failed with a reason at a field, corrected, in progress, confirmed by staff', async ({ bank, page, browser, freshCompany }) => {
  test.slow();
  const { company_id, people } = await freshCompany();
  const [owner] = people;
  const { id, application_no } = await applied(bank.url, bank, owner);
  const staff = await bank.session('staff@bankside.example');

  await test.step('staff refuse and name the field', async () => {
    const context = await browser.newContext();
    const desk = await context.newPage();
    await openPortal(desk, bank.url, `/back-office/cards/${company_id}/${id}`, staff);
    await landed(desk);
    await desk.getByRole('button', { name: word('back-office:cards.verify.refuse'), exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(word('back-office:deciding.reason')).fill(reason);
    await dialog.getByRole('combobox', { name: word('back-office:cards.verify.fields') }).click();
    await desk.getByRole('option', { name: `${idSection}: ${word('card-apply:fields.id_front')}` }).click();
    await dialog.getByRole('button', { name: word('back-office:cards.verify.refuse'), exact: true }).click();
    await expect(desk.getByText(word('back-office:cards.verify.refused', 'en', { number: application_no }))).toBeVisible();
    await expect(desk.getByText(reason)).toBeVisible();
    await context.close();
  });

  await test.step('the company finds the holder among the failed ones and reads why', async () => {
    await openPortal(page, bank.url, '/kycManage?status=failed', owner);
    await page.getByText('Aiko Hasegawa').click();
    await expect(page).toHaveURL(/\/kyc_apply_card_input\?id=/);
    await expect(page.getByText(word('card-kyc:state.refused'))).toBeVisible();
    await page.getByRole('button', { name: word('card-kyc:correctNamed', 'en', { section: idSection }), exact: true }).click();
    await expect(page.getByRole('group', { name: word('card-apply:fields.id_front'), exact: true })).toContainText(reason);
  });

  await test.step('another picture takes its place, and verification begins again', async () => {
    const front = page.getByRole('group', { name: word('card-apply:fields.id_front'), exact: true });
    await front
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'sharp.png', mimeType: 'image/png', buffer: await png() });
    await expect(front).toContainText('sharp.png');
    await expect(front).not.toContainText(reason);
    await page.getByRole('button', { name: word('card-kyc:save'), exact: true }).click();
    await expect(page.getByText(word('card-kyc:state.inProgress'))).toBeVisible();
    await expect(page.getByText(reason)).toHaveCount(0);
    await expect(page.getByText('sharp.png')).toBeVisible();
    await page.reload();
    await expect(page.getByText(word('card-kyc:state.inProgress'))).toBeVisible();
  });

  await test.step('the bank confirms, by two people where its rules ask for it, and the company sees it', async () => {
    const one = await call(bank.url, '/admin/card/get', { company_id, id }, staff);
    expect(one.verification_fields).toEqual([]);
    for (const email of ['staff@bankside.example', 'staff2@bankside.example']) {
      const who = await bank.session(email);
      const { version, files, verification_status } = await call(bank.url, '/admin/card/get', { company_id, id }, who);
      if (verification_status === 'approved') break;
      await openPapers(bank.url, company_id, files, who);
      await call(bank.url, '/admin/card/verify', { company_id, id, version, accept: true }, who).catch((fault: unknown) => {
        if (!(fault instanceof Error && 'refusal' in fault && fault.refusal === 'secondPersonNeeded')) throw fault;
      });
    }
    await page.reload();
    await expect(page.getByText(word('card-kyc:state.approved'))).toBeVisible();
    await page.goto(`${bank.url}/kycManage?status=approved`);
    await expect(page.getByRole('row', { name: /Aiko Hasegawa/ })).toContainText(state('approved'));
  });
});
