/** Every name of the public interface with its place on the site: the index, and what the search knows. */
import * as details from '../../packages/widgets/src/elements/details.ts';
import { fieldNames } from '../../packages/core/src/rules/cards/fields.ts';
import { camel, tokenName } from '../../scripts/lib/embed-names.mjs';
import { headingOf } from './markdown.ts';
import { code } from './rows.ts';
import { everyTag, home } from './table.ts';

export type Name = { readonly name: string; readonly kind: string; readonly of: string; readonly url: string };

/** A name that several tags have is there once for each of them. */
export function allNames(): readonly Name[] {
  const names: Name[] = [];
  for (const [tag, row] of Object.entries(everyTag)) {
    const put = (kind: string, name: string, anchor: string) => names.push({ name, kind, of: tag, url: `${home}${tag}#${anchor}` });
    names.push({ name: `<${tag}>`, kind: 'tag', of: '', url: home + tag });
    for (const { name } of row.attributes) {
      put('attribute', name, `attribute-${name}`);
      if (camel(name) !== name) put('property', camel(name), `attribute-${name}`);
    }
    for (const { name } of row.properties) put('property', name, `property-${name}`);
    const methods = 'readable' in row ? Object.keys(row.methods) : ['whenReady', ...row.methods];
    for (const name of methods) put('method', name, `member-${name}`);
    for (const name of 'readable' in row ? Object.keys(row.readable) : ['state', 'value', 'version'])
      put('read-only', name, `member-${name}`);
    for (const name of row.events) put('event', name, name);
    if ('slots' in row) for (const name of row.slots) put('slot', name, `slot-${name}`);
    if ('parts' in row) for (const name of row.parts) put('part', name, `part-${name}`);
  }
  for (const name of Object.keys(details.tokenRows))
    names.push({ name: tokenName(name), kind: 'token', of: '', url: `${home}tokens#${name}` });
  for (const name of fieldNames) names.push({ name, kind: 'field', of: '', url: `${home}fields#field-${name}` });
  return names;
}

/** Each name once: what every tag has is found on the page of the first. */
export const foundNames = (): readonly (readonly [name: string, kind: string, url: string])[] =>
  [...groupedBy(allNames(), ({ name, kind }) => `${kind} ${name}`).values()].flatMap((same) =>
    same.length >= Object.keys(everyTag).length - 1
      ? same.slice(0, 1).map(({ name, kind, url }) => [name, `${kind} of every tag`, url] as const)
      : same.map(({ name, kind, of, url }) => [name, of ? `${kind} of <${of}>` : kind, url] as const),
  );

const letterOf = (name: string) =>
  name
    .replace(/^[<-]*(?:bank-)?/, '')
    .charAt(0)
    .toUpperCase();
function groupedBy<T>(list: readonly T[], key: (each: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const each of list) groups.set(key(each), [...(groups.get(key(each)) ?? []), each]);
  return groups;
}
const byName = new Intl.Collator('en');

/** What every tag has leads to the first of them. */
function whereOf(places: readonly Name[]): string {
  const link = ({ of, url }: Name, text = code(`<${of}>`)) => `<a href="${url}">${text}</a>`;
  const [first] = places;
  if (!first?.of) return '';
  return places.length >= Object.keys(everyTag).length - 1 ? link(first, 'every tag') : places.map((each) => link(each)).join(' ');
}

/** Properties that are attributes too are listed with them. */
const isListed = ({ kind, url }: Name) => kind !== 'property' || !url.includes('#attribute-');

export function everyName(): string {
  const grouped = groupedBy(allNames().filter(isListed), ({ name, kind }) => `${kind} ${name}`);
  const entries = [...grouped.values()].flatMap(([first, ...rest]) => (first ? [{ ...first, places: [first, ...rest] }] : []));
  const letters = groupedBy(
    entries.toSorted((one, other) => byName.compare(one.name.replace(/^\W+/, ''), other.name.replace(/^\W+/, ''))),
    ({ name }) => letterOf(name),
  );
  return [...letters]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([letter, found]) =>
        `${headingOf(2, `letter-${letter.toLowerCase()}`, letter)}<ul class="index">${found
          .map(({ name, kind, url, places }) => {
            const also = kind === 'attribute' && camel(name) !== name ? `, property ${code(camel(name))}` : '';
            const shown = places.some(({ of }) => of) ? code(name) : `<a href="${url}">${code(name)}</a>`;
            return `<li>${shown} <span class="note">${kind}${also}</span> <span class="where">${whereOf(places)}</span></li>`;
          })
          .join('\n')}</ul>`,
    )
    .join('\n');
}
