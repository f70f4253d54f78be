/** The guide's lines about a session that is renewed and one that is over, run as they are written. */
import { readFileSync } from 'node:fs';
import { labelOf } from '../support/applicant.ts';
import { frozenNow } from '../support/bank-process.ts';
import { loaderOf } from '../support/foreign-site.ts';
import { expect, test, untilReady } from '../support/partner-page.ts';

const [, lines = ''] = /## Signed-in visitors([\s\S]*?)### What your server learns/.exec(readFileSync('docs/embedding.md', 'utf8')) ?? [];
/** Those that run in the page. */
const script = [...lines.matchAll(/```js\n([\s\S]*?)```/g)].map(([, text = '']) => text).filter((text) => text.includes('tag.')).join('\n'); // prettier-ignore

test('a token is renewed in time; one that is over asks for signing in, and what was typed stays', async ({
  embed,
  bank,
  foreign,
  member,
  watched,
}) => {
  expect(script).toContain('bank-session-expiring');
  watched.expectFailing(/bank-session$/);
  const page = await embed({ body: '', session: 'none' });
  const token = await member('card-apply');
  let isSignedIn = true;
  let asked = 0;
  await page.route('**/bank-session', (route) => {
    asked += 1;
    const left = new Date(Date.parse(frozenNow) + asked * 600_000).toISOString(); // the bank's clock stands still
    return isSignedIn ? route.fulfill({ json: { ...token, expiresAt: left } }) : route.fulfill({ status: 401 });
  });
  await page.exposeFunction('signIn', () => void (isSignedIn = true));
  await page.clock.install({ time: frozenNow });
  const html = `<!doctype html><html lang="en"><title>A partner</title><link rel="icon" href="data:,">
    <script type="module" src="${loaderOf(bank.url)}"></script><card-apply></card-apply><script type="module">${script}</script></html>`;
  foreign.place('/renewal', 'text/html', html); // under no policy: the script is in the page
  await page.goto(`${foreign.origin}/renewal`);
  await untilReady(page, 'card-apply');
  const tag = page.locator('card-apply');
  const name = tag.getByLabel(labelOf('first_name', 'en'), { exact: true });
  const count = async (event: string) => (await page.heard()).filter((each) => each.name === event).length;
  const type = async (text: string) => {
    const before = await count('bank-draft-saved');
    await name.fill(text);
    await expect.poll(() => count('bank-draft-saved')).toBeGreaterThan(before);
  };
  await type('Aiko');
  expect([asked, await count('bank-session-expiring')]).toEqual([1, 0]);

  await page.clock.fastForward(500_000);
  await type('Aiko M');
  expect([asked, await count('bank-session-expiring'), await count('bank-session-expired')]).toEqual([2, 1, 0]);

  isSignedIn = false;
  await page.clock.fastForward(1_200_000);
  await name.fill('Aiko Mei');
  await expect.poll(() => count('bank-session-expired')).toBe(1);
  await expect.poll(() => isSignedIn, 'the page has signed its visitor in').toBe(true);
  await expect(name).toHaveValue('Aiko Mei');
  await type('Aiko Mei R');
});
