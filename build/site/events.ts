/** The events of every tag on one page. */
import { events } from '../../packages/widgets/src/elements/details.ts';
import { cancelable, type EventName } from '../../packages/widgets/src/runtime/element-port.ts';
import { captures, captureOf } from './captures.ts';
import { codeBlock, escaped } from './code.ts';
import { headingOf } from './markdown.ts';
import { code, listOf } from './rows.ts';
import { everyTag } from './table.ts';

type Field = { readonly type: string; readonly description?: string };

/** What is in its detail, besides what every event has. */
export function detailOf(event: EventName): string {
  const { fields, optional = [] } = events[event] as {
    readonly fields: Readonly<Record<string, Field>>;
    readonly optional?: readonly string[];
  };
  const entries = Object.entries(fields);
  if (entries.length === 0) return '<p class="quiet">No detail of its own.</p>\n';
  const rows = entries.map(
    ([name, { type, description }]) =>
      `<div><dt>${code(name)} <span class="note">${type}${optional.includes(name) ? ', may be missing' : ''}</span></dt>${description ? `<dd>${escaped(description)}</dd>` : ''}</div>`,
  );
  return `<dl class="fields">${rows.join('')}</dl>\n`;
}

const firedBy = (event: EventName) =>
  Object.entries(everyTag).flatMap(([tag, row]) => ((row.events as readonly EventName[]).includes(event) ? [tag] : []));

export const eventPage = (): string =>
  [
    `<p>Every event bubbles, crosses shadow roots, begins with ${code('bank-')}, and has ${code('instanceId')} and ${code('at')} besides its own; ${code('requestId')} where there was a request. None has what was typed. <a href="/embed/v1/embed.schema.json">JSON Schema of all of them</a></p>`,
    codeBlock("document.addEventListener('bank-submitted', ({ target, detail }) => console.log(target.localName, detail));", 'js'),
    ...(Object.keys(events) as EventName[]).map((event) => {
      const tags = firedBy(event);
      const tag = tags.find((each) => captures[each]?.[event]);
      const heard = tag && captureOf(tag, event);
      return `<div class="entry">${headingOf(2, event, code(event))}<p>${escaped(events[event].about)}${cancelable.includes(event) ? ' <span class="badge">can be prevented</span>' : ''}</p>
${listOf(tags.map((each) => `<a href="/developers/docs/${each}#${event}">${code(`<${each}>`)}</a>`))}${detailOf(event)}${heard ? codeBlock(JSON.stringify(heard, null, 2), 'json', `detail, as heard of <${tag}>`) : ''}</div>`;
    }),
  ].join('\n');
