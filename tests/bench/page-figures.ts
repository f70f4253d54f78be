/** Sign-in and the dashboard of the built portal, against a bare React page; all take turns. */
import type { Page } from '@playwright/test';
import { startBankProcess } from '../support/bank-process.ts';
import { signInByCall } from '../support/client.ts';
import { people } from '../support/people.ts';
import { barePageFolder, buildBarePage } from './lib/bare-page.ts';
import { median } from './lib/http-load.ts';
import { load, openBrowser, slowPhone, type Load, type Subject } from './lib/page-load.ts';
import { serve } from './lib/static-server.ts';

const firstField = (page: Page) => page.locator('input[type="email"]').first().waitFor();
/** Figures are there and nothing is loading. */
const dashboard = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]') && /\d,\d{3}\.\d\d/.test(document.body.innerText));
};

export async function pageFigures(rounds: number): Promise<({ name: string } & Load)[]> {
  await buildBarePage();
  const bank = await startBankProcess({ from: 'built' });
  const bare = await serve(barePageFolder);
  const browser = await openBrowser();
  try {
    const session = await signInByCall(bank.url, people.owner);
    const subjects: Subject[] = [
      { name: 'bare React page', url: bare.url, usable: firstField },
      { name: 'sign-in', url: `${bank.url}/login`, usable: firstField },
      { name: 'dashboard, signed in', url: `${bank.url}/`, usable: dashboard, session },
    ];
    const taken = new Map(subjects.map(({ name }) => [name, [] as Load[]]));
    for (let round = 0; round < rounds; round++)
      for (const subject of subjects) taken.get(subject.name)?.push(await load(browser, subject, slowPhone));
    return [...taken].map(([name, loads]) => ({
      name,
      bytes: median(loads.map((each) => each.bytes)),
      requests: median(loads.map((each) => each.requests)),
      ms: median(loads.map((each) => each.ms)),
    }));
  } finally {
    await browser.close();
    bare.stop();
    await bank.stop();
  }
}
