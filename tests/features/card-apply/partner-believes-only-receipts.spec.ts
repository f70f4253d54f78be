/** A partner's server believes the bank's signature and nothing else; its signed-in members need no link. */
import { act, answerStep, labelOf, somebody } from '../../support/applicant.ts';
import { expect, test } from '../../support/demo-sites.ts';
import { word } from '../../support/words.ts';

type Verdict = { readonly status: number; readonly proved: { readonly sub: string } | null; readonly again: boolean };

test('a receipt proves once, and one letter more or less proves nothing', async ({ page, sites, formOn, watched }) => {
  test.slow();
  watched.expectFailing(/\/receipts$/);
  await page.goto(sites.partner.url);
  const form = formOn('en');
  const person = await somebody();
  const receipts = page.evaluate(
    () =>
      new Promise<string>((tell) =>
        document.addEventListener('bank-submitted', (event) => tell((event as CustomEvent<{ receipt: string }>).detail.receipt)),
      ),
  );
  for (const step of ['about', 'identity', 'address'] as const) {
    await answerStep(form, step, person);
    await act(form, 'apply-start:continue');
  }
  await answerStep(form, 'review', person);
  await act(form, 'apply-start:submit');
  const receipt = await receipts;
  await expect(page.locator('#proof')).toHaveAttribute('data-verdict', 'proved');

  const show = (text: string): Promise<Verdict> =>
    page.evaluate(async (body) => {
      const answer = await fetch('/receipts', { method: 'POST', body });
      const { proved = null, again = false } = (await answer.json()) as Partial<Verdict>;
      return { status: answer.status, proved, again };
    }, text);
  const [head = '', body = '', signature = ''] = receipt.split('.');
  const changed = (text: string) => `${text.slice(0, 10)}${text[10] === 'A' ? 'B' : 'A'}${text.slice(11)}`;
  expect(await show(receipt)).toMatchObject({ status: 200, again: true });
  const forged = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), status: 'approved' })).toString(
    'base64url',
  );
  const unsigned = Buffer.from('{"alg":"none","typ":"receipt+jwt"}').toString('base64url');
  for (const bad of [
    [changed(head), body, signature],
    [head, changed(body), signature],
    [head, body, changed(signature)],
    [head, forged, signature],
    [unsigned, body, ''],
  ])
    expect(await show(bad.join('.'))).toMatchObject({ status: 400, proved: null });

  // Nobody else's page may hand one in.
  const fromElsewhere = await fetch(`${sites.partner.url}/receipts`, {
    method: 'POST',
    body: receipt,
    headers: { origin: sites.visionlife.url },
  });
  expect(fromElsewhere.status).toBe(403);
});

test('a member who is signed in with the partner applies without a link', async ({ page, sites, formOn }) => {
  await page.goto(`${sites.partner.url}/members`);
  await expect(page.locator('card-apply')).toHaveCount(0);
  expect((await page.request.post(`${sites.partner.url}/bank-session`)).status()).toBe(401);
  await page.getByRole('button', { name: 'Sign in as the depot desk' }).click();
  const { widget } = formOn('en');
  await widget.getByRole('radio', { name: word('apply-start:choices.applicantTypes.director'), exact: true }).check();
  await expect(widget.getByRole('combobox', { name: labelOf('director_id', 'en') })).toBeVisible();
  const markup = await page.evaluate(
    () => `${document.documentElement.outerHTML}${JSON.stringify({ ...sessionStorage, ...localStorage })}`,
  );
  expect(markup).not.toContain('emb.');
});
