/** The same tag by other links: a partner's colours and fields, all on one page, VisionLife's account, and in a frame as the link asks. */
import type { Language } from '@bankside/core/rules/languages.ts';
import { act, answerStep, somebody, type Answers } from '../../support/applicant.ts';
import { expect, test, type Sites } from '../../support/demo-sites.ts';
import { word } from '../../support/words.ts';

type Case = {
  readonly name: string;
  readonly site: keyof Sites;
  readonly path: string;
  readonly language: Language;
  readonly isolation?: 'frame';
  readonly onePage?: true;
  readonly answers?: Answers;
};
const cases: readonly Case[] = [
  { name: 'custom', site: 'partner', path: '/custom', language: 'en' },
  { name: 'aisport', site: 'partner', path: '/aisport', language: 'zh', onePage: true },
  { name: 'framed by its link', site: 'partner', path: '/framed-by-link', language: 'en', isolation: 'frame' },
  { name: 'pinned to one version', site: 'partner', path: '/pinned', language: 'en' },
  { name: 'visionlife', site: 'visionlife', path: '/', language: 'ja', answers: { visionlife_account: 'vl_hasegawa88' } },
];

for (const { name, site, path, language, isolation, onePage, answers = {} } of cases)
  test(name, async ({ page, sites, formOn, mailed }) => {
    test.slow();
    await page.goto(`${sites[site].url}${path}${site === 'visionlife' ? '' : `?lang=${language}`}`);
    const form = formOn(language, { isolation: isolation ?? 'page' });
    const person = await somebody(answers);
    const numbers = page.evaluate(
      () =>
        new Promise<string>((tell) =>
          document.addEventListener('bank-submitted', (event) => tell((event as CustomEvent<{ id: string }>).detail.id)),
        ),
    );
    for (const step of ['about', 'identity', 'address', 'review'] as const) {
      await answerStep(form, step, person);
      if (step !== 'review' && !onePage) await act(form, 'apply-start:continue');
    }
    await act(form, 'apply-start:submit');
    await expect(form.widget.getByText(word('card-apply:result.title', language))).toBeVisible();
    await mailed(person.email, 'card_received', language, { number: await numbers });
  });

test('what a partner hides is not asked, and its colours are worn', async ({ page, sites, formOn }) => {
  await page.goto(`${sites.partner.url}/custom`);
  const { widget } = formOn('en');
  const next = widget.getByRole('button', { name: word('apply-start:continue'), exact: true });
  await expect(next).toBeVisible();
  await expect(next).toHaveCSS('background-color', 'rgb(122, 74, 18)');
  await expect(widget.getByRole('radiogroup', { name: new RegExp(word('apply-start:fields.gender')) })).toHaveCount(0);
});

test('VisionLife’s account has 5 to 20 letters, digits or underscores', async ({ page, sites, formOn }) => {
  await page.goto(sites.visionlife.url);
  const form = formOn('ja');
  const box = form.widget.getByRole('textbox', { name: word('apply-start:fields.visionlife_account', 'ja'), exact: true });
  for (const [value, isGood] of [
    ['vl_4', false],
    ['vl_55', true],
    ['v'.repeat(20), true],
    ['vl 55', false],
  ] as const) {
    await box.fill(value);
    await act(form, 'apply-start:continue');
    if (isGood) await expect(box).not.toHaveAttribute('aria-invalid', 'true');
    else await expect(box).toHaveAttribute('aria-invalid', 'true');
  }
});
