/** The words of core, a file per language and namespace, each fetched when it is wanted. Mails and notifications are written by the bank alone. */
import type { Bundle } from './i18n.ts';

export const coreWords = import.meta.glob<{ default: Bundle }>(['./words/*/*.json', '!./words/{mail,notifications}/*.json']);
