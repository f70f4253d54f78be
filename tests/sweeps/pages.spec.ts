/**
 * Every built page, as every kind of visitor, in three languages, at a desk and on a phone: its title and heading, no bare
 * key, no sideways scroll, accessible; what the console says fails it by itself. The list is the routes' own table.
 */
import { builtPlaces, placeAt, places, type BuiltPlace } from '@bankside/core/rules/places.ts';
import { languages, type Language } from '@bankside/core/rules/options.ts';
import { routeOf } from '../../packages/portal/src/routes.ts';
import { frozenNow } from '../support/bank-process.ts';
import { call, type Identity } from '../support/client.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords } from '../support/page-checks.ts';
import { people } from '../support/people.ts';
import { landed, openPortal } from '../support/portal.ts';
import { word } from '../support/words.ts';
import type { Page } from '@playwright/test';

const visitors = ['nobody', 'owner', 'clerk', 'fresh', 'pending', 'rejected'] as const;
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** What a page needs in its address to show something. */
async function addressOf(place: BuiltPlace, url: string, owner: Identity): Promise<string> {
  if (place !== 'concealedAccount') return places[place];
  const { list } = await call(url, '/account/childList', {}, owner);
  return `${places[place]}?id=${list[0]?.id ?? ''}`;
}

async function check(page: Page, language: Language, what: string): Promise<void> {
  const place = placeAt(new URL(page.url()).pathname);
  const title = place && routeOf(place as BuiltPlace).title;
  await expect(page, what).toHaveTitle(`${title ? word(title, language) : ''} · ${word('shared:brand', language)}`);
  await expect(page.locator('html'), what).toHaveAttribute('lang', language === 'zh' ? 'zh-Hans' : language);
  await expectWords(page, what);
  await expectNoSidewaysScroll(page, what);
  await expectAccessible(page, what);
}

for (const visitor of visitors)
  for (const language of languages)
    for (const [device, viewport] of Object.entries(widths))
      test(`${visitor} in ${language} at a ${device}`, async ({ bank, page }) => {
        test.setTimeout(180_000);
        await page.setViewportSize(viewport);
        await page.clock.setFixedTime(frozenNow);
        const who = visitor === 'nobody' ? null : await bank.session(people[visitor]);
        const owner = await bank.session(people.owner);
        const seen = new Set<string>();
        for (const place of builtPlaces) {
          await openPortal(page, bank.url, await addressOf(place, bank.url, owner), who, language);
          await landed(page);
          const dialog = (await page.getByRole('dialog').count()) > 0 ? await page.getByRole('dialog').first().innerText() : '';
          const state = `${new URL(page.url()).pathname} ${dialog}`;
          if (seen.has(state)) continue; // the guard led to a page that was swept already
          seen.add(state);
          await check(page, language, `${place} as ${visitor} in ${language} at a ${device}`);
        }
        expect(seen.size).toBeGreaterThan(0);
      });
