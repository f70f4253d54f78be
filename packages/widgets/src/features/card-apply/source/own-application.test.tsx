/** Somebody who is signed in applies for a director or an associate of their company (APP-01, APP-03). */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../../tests/support/screen.tsx';
import { InElement, tab } from '../testing/apply-testing.tsx';
import { usePageTitle } from '../../../kit/nav/page-title.ts';
import { CardApply } from '../card-apply.tsx';
import { useNamedStep } from '../pages/named-step.ts';
import { field, fillAbout, fillAddress, fillIdentity, press, somebody, type } from '../testing/filling-testing.tsx';

const words = ['apply-start', 'apply-trouble', 'card-apply', 'errors'] as const;
const owner = async () => {
  const { people } = await sandbox.company({ approve_status: 3, kyc_status: 4 });
  const [main] = people;
  if (!main) throw new Error('a company has a main account');
  return main;
};
/** The portal's, which names its pages. */
function Page() {
  usePageTitle('Apply for a card · Bankside');
  return <CardApply onStep={useNamedStep()} />;
}
const show = (who: Awaited<ReturnType<typeof owner>>, keep = tab()) =>
  showScreen(
    who,
    <InElement port={{ keep }}>
      <Page />
    </InElement>,
    { words },
  );
const saved = () => expect.poll(() => screen.queryByText(/^Draft saved at/) !== null, { timeout: 10_000 }).toBe(true);

test('is kept as an application that is not submitted, found again, and submitted once', async () => {
  const who = await owner();
  const keep = tab();
  await show(who, keep);
  const person = somebody();
  await fillAbout(person);
  expect(document.title).toBe('Apply for a card · Bankside');
  await press('Continue');
  await expect.poll(() => document.title).toBe('Identity · Apply for a card · Bankside');
  await saved();
  expect(keep.get('draft.own')).toBeTruthy();
  const { bank } = await show(who, keep); // a reload
  expect(await field('Document number')).toBeTruthy();
  await fillIdentity();
  await press('Continue');
  await fillAddress();
  await press('Continue');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^I accept/ }));
  await press('Submit application');
  await expect.poll(() => screen.queryByText('Your application has been sent') !== null, { timeout: 20_000 }).toBe(true);
  const { list } = await bank.call('/card/record', { tab: 'applications' });
  expect(list.map(({ email, application_status }) => [email, application_status])).toEqual([[person.email, 'pending']]);
}, 120_000);

test('asks which director', async () => {
  await show(await owner());
  await userEvent.click(await screen.findByRole('radio', { name: 'Director' }));
  expect(await screen.findByRole('combobox', { name: 'Director' })).toBeTruthy();
});

test('a draft that somebody else has changed is not written over', async () => {
  const who = await owner();
  const keep = tab();
  const { bank } = await show(who, keep);
  await type('First name', 'Aiko');
  await saved();
  const id = keep.get('draft.own') ?? '';
  const { version } = await bank.call('/card/get', { id });
  await bank.call('/card/submit', { draft: true, id, version, form: { first_name: 'Somebody else' }, step: 'about' });
  await type('Last name', 'Hasegawa');
  await expect.poll(() => screen.queryByText('This draft was changed elsewhere') !== null, { timeout: 10_000 }).toBe(true);
  await press('Show the newer one');
  await expect.poll(async () => (await field('First name')).getAttribute('value')).toBe('Somebody else');
});
