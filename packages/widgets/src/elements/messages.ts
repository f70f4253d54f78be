/**
 * `@bankside/widgets/messages`: for a language that the bank does not speak. Runs anywhere, also without a browser.
 * @example expect(checkMessages(await import('./ar.json'), { tag: 'card-apply', locale: 'ar' })).toEqual({ missing: [], unknown: [], wrong: [] });
 */
import schema from '../../embed.schema.json' with { type: 'json' };
import { checkBy, templateBy, type MessagesOptions, type MessagesReport } from './own-words/check-messages.ts';

export type { MessagesOptions, MessagesReport };
const { messages: ours } = schema.$defs;

/** What a file lacks, has too much, or fills in otherwise than ours. */
export const checkMessages = (messages: object, options: MessagesOptions): MessagesReport => checkBy(ours, messages, options);
/** Every sentence in English by its key, in the plural forms of the language. */
export const messagesTemplate = (options: MessagesOptions): Readonly<Record<string, string>> => templateBy(ours, options);
