/** The menu counts what waits, and home empties itself when it is done (HOM-14). */
import { setUser } from '@bankside/core/session/person.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { insideRoutes } from '../../routing/routes.ts';
import { bank as portalBank } from '../../session/bank.ts';
import { SideMenu } from './side-menu.tsx';
import { TodoNews } from './todo-news.tsx';

test('a prefix that is missing is counted at home and at the profile until it is set', async () => {
  await insideRoutes.load();
  const { people } = await sandbox.company({ have_contract: true });
  const menu = (
    <>
      <TodoNews />
      <SideMenu place="home" />
    </>
  );
  const { bank } = await showScreen(people[0], menu, { words: ['shell'] });
  setUser(await bank.call('/account/getUserInfo', {}));
  const countOf = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-description');
  await expect.poll(() => countOf('Home')).toBe('1 to do');
  expect([countOf('Profile'), countOf('Transactions')]).toEqual(['1 to do', null]);
  await portalBank.call('/account/modifyCompanyAbbreviation', { company_abbreviation: 'HVT' }, { key: crypto.randomUUID() });
  await expect.poll(() => [countOf('Home'), countOf('Profile')]).toEqual([null, null]);
});
