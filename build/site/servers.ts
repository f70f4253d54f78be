/** What partners' servers run: blocks of docs/embedding-servers.md, checks of signatures, and every event that is posted. */
import { depositExample } from '../../packages/core/src/rules/partner-events.ts';
import { webhookExamples } from '../../packages/core/src/rules/webhook-examples.ts';
import { webhookEvents, type WebhookEvent } from '../../packages/core/src/rules/webhooks.ts';
import { snippets } from '../../packages/widgets/src/features/developers/snippets.ts';
import { codeBlock, tabs } from './code.ts';
import { sectionsOf, read, textOf } from './documents.ts';
import { headingOf, htmlOf } from './markdown.ts';
import { code } from './rows.ts';

const file = 'docs/embedding-servers.md';
const stay = (href: string) => (href === 'embedding.md' ? '/developers/docs/sessions' : href);

export function serverTabs(): string {
  const languages = sectionsOf(read(file)).flatMap(({ depth, title }) => (depth === 2 ? [title] : []));
  const intro = textOf({ file, without: languages, headless: true });
  const panels = languages.map((section) => [section, htmlOf(textOf({ file, section, headless: true }), stay)] as const);
  return htmlOf(intro, stay) + tabs('language', 'Language', panels);
}

const languageOf: Readonly<Record<string, string>> = { TypeScript: 'ts', Python: 'python', Go: 'go', PHP: 'php', Java: 'java' };
export const signatureTabs = (): string =>
  headingOf(2, 'check-the-signature', 'Check the signature') +
  tabs(
    'language',
    'Language',
    Object.entries(snippets).map(([name, text]) => [name, codeBlock(text, languageOf[name], name)]),
  );

export const webhookList = (): string =>
  [
    headingOf(2, 'every-event', 'Every event'),
    ...Object.entries(webhookEvents).map(([event, { link }]) => {
      const examples = webhookExamples[event as WebhookEvent].map((data) =>
        codeBlock(JSON.stringify(data, null, 2), 'json', `data of ${event}`),
      );
      return `<div class="entry">${headingOf(3, event, code(event))}<p>Posted to the link ${code(link)}, and read by ${code('/partner/events')}.</p>${examples.join('')}</div>`;
    }),
    `<div class="entry">${headingOf(3, 'deposit_status', code('deposit_status'))}<p>Read by ${code('/partner/events')} alone: no link has it.</p>${codeBlock(JSON.stringify(depositExample, null, 2), 'json', 'data of deposit_status')}</div>`,
  ].join('\n');
