import { formatTime } from '@bankside/core/i18n/dates.ts';
import { useT } from '../../../kit/words.tsx';
import { useApplication } from '../application-context.ts';

/** "Draft saved at 09:44", by the clock of who reads it. */
export function KeptText() {
  const t = useT('apply-start');
  const savedAt = useApplication((state) => state.savedAt);
  const unsaved = useApplication((state) => state.unsaved);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (unsaved) return t('unsaved');
  return savedAt ? t('saved', { time: formatTime(savedAt, zone) }) : null;
}
