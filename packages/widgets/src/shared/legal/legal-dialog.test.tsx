/** The terms and the privacy notice say the times that the policy has, in each language. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showScreen } from '../../../../../tests/support/screen.tsx';
import { LegalDialog, type LegalText } from './legal-dialog.tsx';

const { reportWithinDays } = policy.statement;
const { draftHours } = policy.applying;
afterEach(() => {
  Object.assign(policy.statement, { reportWithinDays });
  Object.assign(policy.applying, { draftHours });
});

test.each([
  ['en', 'any error within 14 days', 'deleted after 24 hours'],
  ['zh', '请在 14 天内告知我们', '草稿在 24 小时后删除'],
  ['ja', '誤りがあれば 14 日以内に', '下書きは 24 時間後に削除します'],
] as const)('%s', async (language, terms, privacy) => {
  const says = async (text: LegalText, sentence: string) => {
    await showScreen(null, <LegalDialog text={text} onClose={() => {}} />, { in: language, words: ['legal'] });
    expect((await screen.findByRole('dialog')).textContent).toContain(sentence);
  };
  await says('terms', terms);
  await says('privacy', privacy);
  Object.assign(policy.statement, { reportWithinDays: 21 });
  Object.assign(policy.applying, { draftHours: 36 });
  await says('terms', terms.replace('14', '21'));
  await says('privacy', privacy.replace('24', '36'));
});
