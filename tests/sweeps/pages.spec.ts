/**
 * Every built page, as every kind of visitor, in three languages, at a desk and on a phone: its title and heading, no bare
 * key, no sideways scroll, in English accessible too; what the console says fails it by itself. The list is the routes' own
 * table, and of the pages that the guard keeps shut one of each kind is opened for every visitor.
 */
import { builtPlaces, isStaffPlace, pathOf, placeAt, places, type BuiltPlace, type StaffPlace } from '@bankside/core/rules/places.ts';
import { languages, langTags, type Language } from '@bankside/core/rules/languages.ts';
import { guard, type Visitor } from '../../packages/portal/src/routing/guard.ts';
import { deskRoutes, insideRoutes, routeOf } from '../../packages/portal/src/routing/routes.ts';
import { seededPaths } from '../support/addresses.ts';
import { applied, pathIn } from '../support/applications.ts';
import { frozenNow } from '../support/bank-process.ts';
import { call, type Identity } from '../support/client.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords } from '../support/page-checks.ts';
import { askedKey } from '../support/partner-keys.ts';
import { people } from '../support/people.ts';
import { landed, openPortal } from '../support/portal.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { languagesOf } from '../support/ways.ts';
import { word } from '../support/words.ts';
import type { Page } from '@playwright/test';

const visitors = ['owner', 'nobody', 'clerk', 'fresh', 'pending', 'rejected', 'staff'] as const;
type Kind = (typeof visitors)[number];
const addresses: typeof seededPaths = {
  ...seededPaths,
  applyInfoCustom: pathOf('applyInfoCustom', { '#': `no=CA-1&token=${'y'.repeat(43)}` }),
};
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Guests' pages are the same for everyone: without a session in every language, with one in one. */
const isLookedAt = (visitor: Kind, language: Language, place: BuiltPlace) =>
  visitor === 'nobody' || (visitor === 'owner' && language === 'en') || routeOf(place).frame !== 'guest';
/** Others see less than an owner, and but for their own pages in the same words: verification shows most of those when it was sent back. */
const languagesFor = (visitor: Kind): readonly Language[] => (['clerk', 'fresh', 'pending'].includes(visitor) ? ['en'] : languages);

type Books = Sandbox & { readonly url: string; readonly session: (email: string) => Promise<Identity> };
/** An application of the owner's company, once for each bank: its applicant's page and the company's link. */
const applications = new Map<string, Promise<{ info: string; audit: string }>>();
async function apply(bank: Books, owner: Identity) {
  const { form } = await applied(bank.url, bank, owner);
  const linkTo = async (address: string, begin: Parameters<typeof pathIn>[1]) => {
    const found = async () => (await bank.mail(address)).find(({ body }) => body.includes(begin))?.body ?? '';
    await expect.poll(found).not.toBe('');
    return pathIn(await found(), begin);
  };
  return { info: await linkTo(String(form['email']), '/all_apply_card_info'), audit: await linkTo(people.owner, '/card_audit/') };
}

/** The first case of its kind that waits in the seeded books; KYC is shown of a company that has one. */
async function deskAddress(place: StaffPlace, bank: Books): Promise<string> {
  const staff = await bank.session(people.staff);
  const { list: waiting } = await call(bank.url, '/admin/queue', {}, staff);
  const kinds: Partial<Record<StaffPlace, string>> = { deskDocuments: 'documents', deskCard: 'card_application' };
  const work = waiting.find(({ kind }) => kind === kinds[place]);
  const { list: companies } = await call(bank.url, '/admin/companies', { keyword: 'Harbour' }, staff);
  if (place === 'deskIssuedCard') {
    const { list } = await call(bank.url, '/admin/cards/list', {}, staff);
    return pathOf(place, { company_id: list[0]?.company_id ?? '', id: list[0]?.card.card_id ?? '' });
  }
  if (place === 'deskRecord') {
    const { list } = await call(bank.url, '/admin/transfer/settled', { keyword: 'Harbour' }, staff);
    return pathOf(place, { company_id: list[0]?.company_id ?? '', id: list[0]?.id ?? '' });
  }
  if (place === 'deskContract') {
    const { list } = await call(bank.url, '/admin/contract/list', {}, staff);
    return pathOf(place, { company_id: list[0]?.company_id ?? '', id: list[0]?.contract.contract_id ?? '' });
  }
  if (place === 'deskOrder') {
    const { list } = await call(bank.url, '/admin/order/list', {}, staff);
    return pathOf(place, { company_id: list[0]?.company_id ?? '', id: list[0]?.order.id ?? '' });
  }
  if (place === 'deskPartnerKey') {
    const owner = { ...(await bank.session(people.owner)), email: people.owner };
    const { requests } = await call(bank.url, '/developers/keys', {}, owner);
    const wanted = { name: 'Shop', origins: 'https://shop.example', tags: ['card-list' as const] };
    const { id } = requests[0] ?? (await askedKey(bank, owner, wanted));
    return pathOf(place, { company_id: companies[0]?.company_id ?? '', id });
  }
  if (place === 'deskColleague') {
    const owner = await bank.session(people.owner);
    const { list } = await call(bank.url, '/colleagues/requests', {}, owner);
    const form = { full_name: 'Mai Ito', email: 'mai.ito@harbour-vale.example', authjson: ['2' as const] };
    const { id } = list[0] ?? (await call(bank.url, '/colleagues/askColleague', form, owner));
    return pathOf(place, { company_id: companies[0]?.company_id ?? '', id });
  }
  const named = { company_id: work?.company_id ?? companies[0]?.company_id ?? '', id: work?.id ?? '' };
  return pathOf(place, Object.fromEntries(Object.entries(named).filter(([name]) => places[place].includes(`:${name}`))));
}

/** What a page needs in its address to show something. */
async function addressOf(place: BuiltPlace, bank: Books, owner: Identity): Promise<string> {
  if (place === 'concealedAccount') {
    const { list } = await call(bank.url, '/account/childList', {}, owner);
    return pathOf(place, { id: list[0]?.id ?? '' });
  }
  if (place === 'cardKycInfo') {
    const { list } = await call(bank.url, '/card/accountKycList', {}, owner);
    return pathOf(place, { id: list[0]?.id ?? '' });
  }
  if (isStaffPlace(place)) return deskAddress(place, bank);
  if (place !== 'applyInfo' && place !== 'cardAudit') return addresses[place] ?? places[place];
  const made = applications.get(bank.url) ?? apply(bank, owner);
  applications.set(bank.url, made);
  return (await made)[place === 'applyInfo' ? 'info' : 'audit'];
}

async function visitorOf(url: string, who: Identity | null): Promise<Visitor> {
  if (!who) return { token: '', known: false, userType: 0, authjson: [], approve_status: 0, kyc_status: 0 };
  const { userType, authjson, approve_status, kyc_status } = await call(url, '/account/getUserInfo', {}, who);
  return { token: who.token, known: true, userType, authjson, approve_status, kyc_status };
}

/** The pages that are open to somebody, and the first of those that lead elsewhere for each reason. */
function worthALook(who: Visitor): BuiltPlace[] {
  const reasons = new Set<string>();
  return builtPlaces().filter((place) => {
    const verdict = guard(place, who);
    const reason = JSON.stringify(verdict);
    if (verdict.is === 'missing') return false; // another sweep looks at 404
    if (verdict.is !== 'open' && reasons.has(reason)) return false;
    reasons.add(reason);
    return true;
  });
}

/** What an owner, a visitor and staff see, others see less of; their own are home, the profile, uploads, verification, and what is shut to them. */
const isTheirOwn = (visitor: Kind, place: BuiltPlace, dialog: string) =>
  ['owner', 'nobody', 'staff'].includes(visitor) ||
  dialog !== '' ||
  ['home', 'profile', 'upload'].includes(place) ||
  (visitor !== 'clerk' && place.startsWith('kyc'));

/**
 * Pages in Chinese and Japanese by turns, each second one in one of them: the words of all languages are compared elsewhere, so these
 * find what is too long for its place. `npm run torture` looks at each page in both.
 */
const second = ['zh', undefined, 'ja', undefined] as const;
const isOfThisTurn = (language: Language, turn: number) => {
  const own = second[turn % second.length];
  return language === 'en' || languagesOf(...(own ? [own] : [])).includes(language);
};

type Look = { readonly language: Language; readonly device: keyof typeof widths; readonly accessible: boolean; readonly inside: boolean };
async function check(page: Page, { language, device, accessible, inside }: Look, what: string): Promise<void> {
  const place = placeAt(new URL(page.url()).pathname);
  const title = place && routeOf(place as BuiltPlace).widget.title;
  await expect(page, what).toHaveTitle(`${title ? word(title, language) : ''} · ${word('shared:brand', language)}`);
  await expect(page.locator('html'), what).toHaveAttribute('lang', langTags[language]);
  await expectWords(page, what);
  await expectNoSidewaysScroll(page, what);
  if (accessible) await expectAccessible(page, what, { contrasts: device === 'desktop', inside });
}

/** Goes to another page without a reload, as a link does: a page's own start is others' to test, and costs more than the page. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', heading.textContent);
    history.pushState(history.state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  const isThere = () => {
    const heading = document.querySelector('h1');
    return heading !== null && heading.getAttribute('data-left') !== heading.textContent;
  };
  await expect.poll(() => page.evaluate(isThere), { message: path }).toBe(true);
}

for (const visitor of visitors)
  for (const language of languagesFor(visitor))
    test(`${visitor} in ${language}`, async ({ bank, page }) => {
      test.setTimeout(600_000);
      await Promise.all([insideRoutes.load(), deskRoutes.load()]);
      await page.clock.setFixedTime(frozenNow);
      const who = visitor === 'nobody' ? null : await bank.session(people[visitor]);
      const owner = await bank.session(people.owner);
      const seen = new Set<string>();
      const shells = new Set<string>();
      const as = await visitorOf(bank.url, who);
      let frame = '';
      for (const [turn, place] of worthALook(as).entries()) {
        if (!isLookedAt(visitor, language, place) || !isOfThisTurn(language, turn)) continue;
        await page.setViewportSize(widths.desktop);
        const path = await addressOf(place, bank, owner);
        const isNext = guard(place, as).is === 'open' && frame === routeOf(place).frame && frame !== 'guest';
        await (isNext ? goInside(page, path) : openPortal(page, bank.url, path, who, language));
        await landed(page);
        frame = guard(place, as).is === 'open' ? routeOf(place).frame : '';
        const dialog = (await page.getByRole('dialog').count()) > 0 ? await page.getByRole('dialog').first().innerText() : '';
        const state = `${new URL(page.url()).pathname} ${dialog}`;
        if (seen.has(state)) continue; // the guard led to a page that was swept already
        seen.add(state);
        for (const device of ['desktop', 'phone'] as const) {
          await page.setViewportSize(widths[device]);
          await landed(page);
          // a phone is measured where pages are few
          const accessible = language === 'en' && isTheirOwn(visitor, place, dialog) && (device === 'desktop' || visitor === 'fresh');
          const shell = `${routeOf(place).frame} ${device}`;
          await check(
            page,
            { language, device, accessible, inside: shells.has(shell) },
            `${place} as ${visitor} in ${language} at a ${device}`,
          );
          if (accessible) shells.add(shell);
        }
      }
      expect(seen.size, 'pages looked at').toBeGreaterThan(0);
    });
