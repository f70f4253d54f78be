/** The link decides what is asked, whatever address or code it was opened by: VisionLife's by a QR code, and the other way round. */
import { places } from '@bankside/core/rules/places.ts';
import { act, answerStep, labelOf, somebody } from '../../support/applicant.ts';
import { expect, test } from '../../support/phone.ts';
import { word } from '../../support/words.ts';

const ask = async <T>(bank: string, path: string, body: object, token = ''): Promise<T> => {
  const headers = { 'content-type': 'application/json', token, userid: token && 'link' };
  const answer = await fetch(`${bank}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await answer.json()) as { data: T }).data;
};

test('a VisionLife link goes from a code on a screen to its number', async ({ bank, phoneIn }) => {
  test.slow();
  const link = { link_path: 'vision2026', tag: 'card-apply-qr' };
  const { link_token } = await ask<{ link_token: string }>(bank.url, '/card/getLinkParamByPath', link);
  const { url, follow_token } = await ask<{ url: string; follow_token: string }>(bank.url, '/card/qrStart', {}, link_token);
  const { page } = await phoneIn('en');
  await page.goto(url);
  const codeFor = async (email: string) => {
    const code = async () => (await bank.mail(email)).find((mail) => mail.code)?.code ?? '';
    await expect.poll(code).not.toBe('');
    return code();
  };
  const form = { widget: page.locator('main'), language: 'en', codeFor } as const;
  const person = await somebody({ visionlife_account: 'vl_hasegawa88' });
  for (const step of ['about', 'identity', 'address'] as const) {
    await answerStep(form, step, person);
    await act(form, 'apply-start:continue');
  }
  await answerStep(form, 'review', person);
  await act(form, 'apply-start:submit');
  await expect(page).toHaveURL(new RegExp(places.applyInfoVisionlife), { timeout: 30_000 });
  const number = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('no') ?? '';
  await expect(page.getByText(number, { exact: true }).first()).toBeVisible();
  const seen = await ask<object>(bank.url, '/card/applyStatus', { follow_token });
  expect(seen).toMatchObject({ state: 'submitted', application_no: number });
});

for (const [place, link_path, asks] of [
  ['applyByQr', 'vision2026', true],
  ['applyCustom', 'vision2026', true],
  ['applyAisport', 'vision2026', true],
  ['applyVisionlife', 'kestrel', false],
  ['applyVisionlife', 'aisport', false],
] as const)
  test(`${places[place]} with ${link_path} asks what the link asks`, async ({ page, bank }) => {
    await page.goto(`${bank.url}${places[place]}?link_path=${link_path}`);
    await expect(page.getByRole('textbox', { name: labelOf('first_name', 'en'), exact: true })).toBeVisible();
    await expect(page.getByText(word('shared:loading'), { exact: true })).toHaveCount(0);
    const account = page.getByRole('textbox', { name: labelOf('visionlife_account', 'en'), exact: true });
    await expect(account).toHaveCount(asks ? 1 : 0);
  });
