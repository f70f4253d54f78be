/** The page of a tag, and the cards of all of them: made from elements.ts, as the manifests are. */
import { around } from '../../packages/widgets/src/elements/around.ts';
import * as details from '../../packages/widgets/src/elements/details.ts';
import { elements } from '../../packages/widgets/src/elements/elements.ts';
import { camel, tokenName } from '../../scripts/lib/embed-names.mjs';
import { captureOf } from './captures.ts';
import { codeBlock, escaped } from './code.ts';
import { detailOf } from './events.ts';
import { headingOf } from './markdown.ts';
import { codeFor } from './quick-start.ts';
import { code, listOf, rowsOf, valueOf, type Row } from './rows.ts';
import { everyTag, type TagName } from './table.ts';

const access = { visitor: 'an apply link', session: 'a session' } as const;

/** A tag with what is the same to read in both tables. */
function readTag(name: string) {
  const tag = name as TagName;
  const row = everyTag[tag];
  const element = tag in elements ? elements[tag as keyof typeof elements] : undefined;
  const readable = element ? ['state', 'value', 'version'] : Object.keys(around['bank-session'].readable);
  const methods = element ? ['whenReady', ...element.methods] : Object.keys(around['bank-session'].methods);
  return { tag, row, element, readable, methods };
}

/** Of this tag alone first: what every tag has is found on each page. */
const everywhere = (each: { readonly name: string }) =>
  elements['card-list'].attributes.some((other) => other === each) && elements['card-apply'].attributes.some((other) => other === each);
const attributeRows = (name: string): Row[] =>
  [...readTag(name).row.attributes]
    .toSorted((one, other) => Number(everywhere(one)) - Number(everywhere(other)))
    .map((each) => ({
      id: `attribute-${each.name}`,
      name: each.name,
      note: valueOf(each.kind),
      text: escaped(each.about) + (camel(each.name) === each.name ? '' : ` <span class="also">Property ${code(camel(each.name))}</span>`),
    }));
const propertyRows = (name: string): Row[] =>
  readTag(name).row.properties.map((each) => ({
    id: `property-${each.name}`,
    name: each.name,
    note: escaped(each.type),
    text: escaped(each.about),
  }));
const memberRows = (name: string): Row[] => {
  const { methods, readable } = readTag(name);
  const row = (member: string, note: string): Row => ({
    id: `member-${member}`,
    name: member,
    note,
    text: escaped(details.members[member] ?? ''),
  });
  return [...methods.map((each) => row(each, 'method')), ...readable.map((each) => row(each, 'read-only'))];
};

/** Each event with its detail, and one that a page has heard of this tag. */
const eventSections = (name: string) =>
  readTag(name)
    .row.events.map((event) => {
      const heard = captureOf(name, event);
      return `<div class="entry">${headingOf(3, event, code(event))}<p>${escaped(details.events[event].about)} <a href="/developers/docs/events#${event}">All tags that fire it</a></p>
${detailOf(event)}${heard ? codeBlock(JSON.stringify(heard, null, 2), 'json', `detail of ${event}`) : ''}</div>`;
    })
    .join('\n');

const words = (rows: Readonly<Record<string, string>>, names: readonly string[], kind: string): Row[] =>
  names.map((each) => ({ id: `${kind}-${each}`, name: each, note: '', text: escaped(rows[each] ?? '') }));

/** What opens it, and the least that a page writes. */
export function tagStart(name: string): string {
  const { element } = readTag(name);
  if (!element) return '';
  const opened = element.access.map((each) => access[each]).join(' or ');
  const start = [
    `<p class="opened">Opened by ${opened}. <a href="/developers/docs/keys">How to get one</a></p>`,
    headingOf(2, 'example', 'Example'),
    codeFor(name),
  ];
  return start.join('\n');
}

export function tagPage(name: string): string {
  const { row, element } = readTag(name);
  return [
    headingOf(2, 'attributes', 'Attributes'),
    '<p>Each is a property too. The newest word counts, whether attribute or property. A removed attribute goes back to what it was without. A flag is on when it is there.</p>',
    rowsOf(attributeRows(name)),
    headingOf(2, 'properties', 'Properties'),
    '<p>Set by a script, never written into the markup.</p>',
    rowsOf(propertyRows(name)),
    headingOf(2, 'methods', 'Methods and what it answers'),
    rowsOf(memberRows(name)),
    headingOf(2, 'events', 'Events'),
    `<p>Every event bubbles, crosses shadow roots, and has ${code('instanceId')} and ${code('at')} besides its own, and ${code('requestId')} where there was a request.</p>`,
    eventSections(name),
    ...(element
      ? [
          headingOf(2, 'states', 'States'),
          `<p>For your style sheet: ${code(`${name}:state(submitting)`)}.</p>`,
          rowsOf(words(details.states, Object.keys(details.states), 'state')),
          headingOf(2, 'slots', 'Slots'),
          `<p>Markup of yours: ${code(`<p slot="${element.slots[0]}">`)}.</p>`,
          rowsOf(words(details.slots, element.slots, 'slot')),
          headingOf(2, 'parts', 'Parts'),
          `<p>For your style sheet, in the page: ${code(`${name}::part(${element.parts[0]})`)}.</p>`,
          rowsOf(words(details.parts, element.parts, 'part')),
        ]
      : []),
    headingOf(2, 'tokens', 'Tokens'),
    `<p>${row === around['bank-session'] ? 'Tags within it inherit' : 'It inherits'} each of these from your style sheet; <a href="/developers/docs/tokens">what each takes</a>.</p>`,
    listOf(Object.keys(details.tokenRows).map((token) => tokenLink(token))),
  ].join('\n');
}

const tokenLink = (token: string) => `<a href="/developers/docs/tokens#${token}">${code(tokenName(token))}</a>`;

export const tagCards = (): string =>
  `${headingOf(2, 'tags', 'The tags')}<ul class="cards">${Object.entries(everyTag)
    .map(
      ([tag, { about }]) =>
        `<li><a href="/developers/docs/${tag}"><strong>${code(`<${tag}>`)}</strong><span>${escaped(about)}</span></a></li>`,
    )
    .join('\n')}</ul>`;
