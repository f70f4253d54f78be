import { useState } from 'react';
import { dayIn, formatDate, formatTime } from '@bankside/core/i18n/dates.ts';
import { useLocale, useT } from '../kit/words.tsx';

type Props = {
  readonly words: 'apply-start' | 'kyc-start';
  readonly savedAt: string | null | undefined;
  readonly unsaved: boolean;
  /** The bank's, where it is known; otherwise that of who reads it. */
  readonly zone?: string | undefined;
};

/** "Draft saved at 09:44", with its day when that is not today. */
export function KeptText({ words, savedAt, unsaved, zone = Intl.DateTimeFormat().resolvedOptions().timeZone }: Props) {
  const t = useT('shared');
  const locale = useLocale();
  const [today] = useState(() => dayIn(new Date(), zone));
  if (unsaved) return t(`${words}:unsaved`);
  if (!savedAt) return null;
  const time = formatTime(savedAt, zone);
  return t(`${words}:saved`, { time: dayIn(savedAt, zone) === today ? time : `${formatDate(savedAt, locale, zone)} ${time}` });
}
