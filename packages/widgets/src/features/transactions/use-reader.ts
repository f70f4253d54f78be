/** In which language a sheet is written, and by which zone: the bank's (D-106). */
import type { Reader } from '@bankside/core/i18n/papers/said.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useTimeZone } from '../../runtime/user.ts';

export const useReader = (): Reader => ({ t: useT('statement'), language: useLanguage(), zone: useTimeZone() ?? '' });
