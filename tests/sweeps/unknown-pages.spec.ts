/** A page that is not there, or not yet, says so with a real 404, in every language (UI-03, D-129). */
import { builtPlaces, places, type Place } from '@bankside/core/rules/places.ts';
import { languages } from '@bankside/core/rules/languages.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords } from '../support/page-checks.ts';
import { openPortal } from '../support/portal.ts';
import { word } from '../support/words.ts';

const notBuilt = (Object.keys(places) as Place[])
  .filter((place) => !(builtPlaces() as readonly Place[]).includes(place))
  .map((place) => places[place].replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x'));

test('pages of later releases answer 404', async ({ bank }) => {
  expect(notBuilt).toContain(places.kycSteps);
  const statuses = await Promise.all(notBuilt.map(async (path) => `${path} ${(await fetch(bank.url + path)).status}`));
  expect(statuses).toEqual(notBuilt.map((path) => `${path} 404`));
});

for (const language of languages)
  test(`an unknown page in ${language}`, async ({ bank, page }) => {
    await openPortal(page, bank.url, '/no_such_page', null, language);
    await expect(page.getByRole('heading', { level: 1, name: word('portal:notFound.title', language) })).toBeVisible();
    await expectWords(page, 'the unknown page');
    await expectNoSidewaysScroll(page, 'the unknown page');
    await expectAccessible(page, 'the unknown page');
  });
