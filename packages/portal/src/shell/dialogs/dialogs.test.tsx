/** The question after the idle time says the time that the policy has, in each language. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showScreen } from '../../../../../tests/support/screen.tsx';
import { SessionDialog } from './dialogs.tsx';

const { idleSec } = policy.session;
afterEach(() => void Object.assign(policy.session, { idleSec }));

test.each([
  ['en', 'It seems you have been inactive for 15 minutes.', 'It seems you have been inactive for 7 minutes.'],
  ['zh', '您已有 15 分钟没有操作。', '您已有 7 分钟没有操作。'],
  ['ja', '15 分間操作がありませんでした。', '7 分間操作がありませんでした。'],
] as const)('%s', async (language, given, changed) => {
  const says = async (sentence: string) => {
    await showScreen(null, <SessionDialog secondsLeft={60} onStay={() => {}} onLeave={() => {}} />, { in: language, words: ['shell'] });
    expect((await screen.findByRole('alertdialog')).textContent).toContain(sentence);
  };
  await says(given);
  Object.assign(policy.session, { idleSec: 7 * 60 });
  await says(changed);
});
