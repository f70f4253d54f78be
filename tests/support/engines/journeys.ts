/** What is done in every browser: an application on a partner's page, a transfer in the portal to its review, a step of a verification. */
import { applicationSteps } from '@bankside/core/rules/cards/applying.ts';
import { namesIn } from '@bankside/core/rules/cards/fields.ts';
import { places } from '@bankside/core/rules/places.ts';
import { plainPdf } from '@bankside/bank/testing/sample-files.ts';
import { password } from '../../../scripts/lib/people.mjs';
import { somebody } from '../applicant.ts';
import { sessionFor, type EmbedToken } from '../embed-session.ts';
import type { Foreign } from '../foreign-site.ts';
import type { Sandbox } from '../sandbox.ts';
import { marlow, transfersOf } from '../transfers.ts';
import { word } from '../words.ts';
import type { Engine } from './engine.ts';
import { handsOf } from './hands.ts';

type World = { readonly bank: Pick<Sandbox, 'mail' | 'company'> & { readonly url: string }; readonly foreign: Foreign };

const codeFrom =
  ({ bank }: World) =>
  async (email: string): Promise<string> => {
    const [mail] = await bank.mail(email);
    if (!mail?.code) throw new Error(`no code for ${email}`);
    return mail.code;
  };

/** Keeps what the page hears, for `heardIn`. */
const listen = (names: readonly string[]): void => {
  const heard: unknown[] = [];
  Reflect.set(window, 'heard', heard);
  for (const name of names)
    document.addEventListener(name, (event) =>
      heard.push([event.type, JSON.parse(JSON.stringify((event as CustomEvent<unknown>).detail))]),
    );
};
const heardIn = (engine: Engine, name: string): Promise<Record<string, unknown>> =>
  engine.until(
    name,
    (wanted) => (Reflect.get(window, 'heard') as [string, Record<string, unknown>][]).find(([type]) => type === wanted)?.[1],
    name,
  );

/** Everything, with a mailed code and three files; answers what `bank-submitted` said. */
export async function applyForCard(engine: Engine, world: World): Promise<Record<string, unknown>> {
  await engine.go(world.foreign.put({ body: '<card-apply link-path="kestrel"></card-apply>' }, world.bank.url));
  await engine.run(listen, ['bank-submitted']);
  const hands = handsOf(engine, 'card-apply', codeFrom(world));
  const answers = await somebody();
  for (const step of applicationSteps) {
    for (const name of namesIn(step)) {
      const value = answers[name];
      if (value !== undefined) await hands.answer(name, value);
    }
    await hands.click('button', word(step === 'review' ? 'apply-start:submit' : 'apply-start:continue'));
  }
  return heardIn(engine, 'bank-submitted');
}

/** Signs in with password and captcha, pays a saved payee, and stops where the figures are checked; answers the page's text. */
export async function reviewTransfer(engine: Engine, { bank }: World): Promise<string> {
  const { people } = await bank.company({ balances: { USD: '5000.00' } });
  const [owner] = people;
  await transfersOf(bank.url).addPayee(owner);
  await engine.go(`${bank.url}/login`);
  const hands = handsOf(engine, '', () => Promise.resolve(''));
  await hands.type('input[type=email]', owner.email);
  await hands.type('input[type=password]', password);
  await hands.shown(word('form:captcha.solved'));
  await hands.click('button', word('account:login.act'));
  await engine.until('the portal', () => location.pathname !== '/login');
  await engine.go(bank.url + places.transferFiat);
  await hands.click('button', marlow.beneficiary_name);
  await hands.select('amount', 'USD');
  await hands.text('amount', '1250');
  await hands.text('reference', 'Invoice MF-2291');
  await hands.click('button', 'Review transfer');
  await hands.element('h1', 'Check before you send');
  return engine.run(() => document.body.innerText);
}

const giveSession = (tag: string, token: EmbedToken): void => {
  for (const element of document.querySelectorAll(tag)) Object.assign(element, { session: { fetchToken: () => Promise.resolve(token) } });
};

/** The declaration that a verification begins with, filled in and left for the next step; answers what `bank-step-change` said. */
export async function verifyStep(engine: Engine, { bank, foreign }: World): Promise<Record<string, unknown>> {
  const token = await sessionFor(bank.url, foreign.origin, 'kyc-wizard');
  await engine.go(foreign.put({ body: '<kyc-wizard step="corporate"></kyc-wizard>', session: 'none' }, bank.url));
  await engine.run(listen, ['bank-step-change']);
  await engine.run(giveSession, 'kyc-wizard', token);
  const hands = handsOf(engine, 'kyc-wizard', () => Promise.resolve(''));
  await hands.tick('[data-field="declaration_accepted"] input');
  await hands.select('business_type', 'llc');
  await hands.upload('corporate_declaration', { name: 'declaration.pdf', mimeType: 'application/pdf', buffer: plainPdf() });
  await hands.text('declarant_name', 'Mei Tan');
  await hands.text('declarant_position', 'Director');
  await hands.day('declaration_date', '2025-11-17');
  await hands.click('button', word('kyc-start:continue'));
  return heardIn(engine, 'bank-step-change');
}
