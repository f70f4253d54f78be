/** The words of core, a file per language and space, each fetched when it is wanted. Mails and notifications are written by the bank alone. */
import type { Words } from './words.ts';

export const coreWords = import.meta.glob<{ default: Words }>(['./words/*/*.json', '!./words/{mail,notifications}/*.json']);
