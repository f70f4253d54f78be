/** A visitor of a partner's page applies with real files, in each language; at a desk and on a phone, in the page and in a frame by turns. */
import { act, answerStep, approvedOn, somebody } from '../../support/applicant.ts';
import { expect, test } from '../../support/demo-sites.ts';
import { waysOf } from '../../support/ways.ts';
import { word } from '../../support/words.ts';

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const places = { page: '/', frame: '/framed' } as const;
for (const { language, device, name } of waysOf('en desk', 'zh phone', 'ja phone')) {
  const isolation = (device === 'desk') === (language !== 'zh') ? 'page' : 'frame';
  test(`${name}, in the ${isolation}`, async ({ page, sites, formOn, decide, mailed }) => {
    test.slow();
    await page.setViewportSize(sizes[device]);
    await page.goto(`${sites.partner.url}${places[isolation]}?lang=${language}&u=member-81`);
    const form = formOn(language, { isolation });
    const person = await somebody();
    for (const step of ['about', 'identity', 'address'] as const) {
      await answerStep(form, step, person);
      await act(form, 'apply-start:continue');
    }
    await answerStep(form, 'review', person);
    await act(form, 'apply-start:submit');
    await expect(form.widget.getByText(word('card-apply:result.title', language))).toBeVisible({ timeout: 30_000 });

    const proof = page.locator('#proof');
    await expect(proof).toHaveAttribute('data-verdict', 'proved');
    await expect(proof).toContainText('member-81');
    await expect(proof).toContainText(sites.partner.url);
    const number = (await proof.locator('dt:text-is("sub") + dd').textContent()) ?? '';

    const received = await mailed(person.email, 'card_received', language, { number });
    const refused = language === 'zh';
    if (refused) await decide(number, ['reject'], '地址证明看不清');
    else await decide(number, ['approve']);
    await mailed(person.email, refused ? 'card_rejected' : 'card_approved', language, { number });
    const [link = ''] = /https?:\S+#\S+/.exec(received.body) ?? [];
    await page.goto(`${sites.partner.url}/status?lang=${language}${new URL(link).hash}`);
    const status = page.locator('card-apply-status');
    if (!refused) return expect(approvedOn(status, language)).toBeVisible();
    await expect(status.getByText(word('apply-status:stages.refused', language)).first()).toBeVisible();

    const leaving = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          document.addEventListener('bank-navigate', (event) => (event.preventDefault(), resolve(event.detail.href)), { once: true }),
        ),
    );
    await status.getByRole('link', { name: word('apply-status:applyAgain', language), exact: true }).click();
    expect(await leaving, 'the page may take its visitor there itself').toContain('/cards/kestrel');
    await expect(page).toHaveURL(new RegExp(`^${sites.partner.url}/status`));
  });
}
