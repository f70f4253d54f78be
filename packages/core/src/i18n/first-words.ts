/** Those words of core that a sign-in page and the page behind it need; core-words.ts knows all of them. */
import type { Bundle } from './i18n.ts';

export const firstCoreWords = import.meta.glob<{ default: Bundle }>('./words/{shared,form,portal,shell,options}/*.json');
