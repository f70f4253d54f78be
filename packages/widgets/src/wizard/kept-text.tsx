import { formatTime } from '@bankside/core/i18n/dates.ts';
import { useT } from '../kit/words.tsx';

type Props = {
  readonly words: 'apply-start' | 'kyc-start';
  readonly savedAt: string | null | undefined;
  readonly unsaved: boolean;
  /** The bank's, where it is known; otherwise that of who reads it. */
  readonly zone?: string | undefined;
};

/** "Draft saved at 09:44". */
export function KeptText({ words, savedAt, unsaved, zone = Intl.DateTimeFormat().resolvedOptions().timeZone }: Props) {
  const t = useT('shared');
  if (unsaved) return t(`${words}:unsaved`);
  return savedAt ? t(`${words}:saved`, { time: formatTime(savedAt, zone) }) : null;
}
