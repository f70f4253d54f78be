/** Those words of core that a sign-in page and the page behind it need; core-words.ts knows all of them. */
import type { Words } from './words.ts';

export const firstCoreWords = import.meta.glob<{ default: Words }>('./words/{shared,form,portal,shell,options}/*.json');
