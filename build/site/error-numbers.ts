/** The numbers that the bank answers to tags and to partners' servers, from the contract of the calls that they make. */
import { refusalsOf } from '../../packages/core/src/testing/known-calls.ts';
import { linkRights, sessionRights } from '../../packages/core/src/rules/access/embed.ts';
import { errors, universalRefusals, type RefusalName } from '../../packages/core/src/rules/errors.ts';
import { escaped } from './code.ts';
import { read } from './documents.ts';
import { headingOf, tableOf } from './markdown.ts';
import { code } from './rows.ts';

const said = JSON.parse(read('packages/core/src/i18n/words/errors/en.json')) as Readonly<Record<string, string>>;

/** What may answer so: tags, and the server with its key. */
function askedBy(): ReadonlyMap<RefusalName, ReadonlySet<string>> {
  const found = new Map<RefusalName, Set<string>>();
  const note = (name: RefusalName, who: string) => found.set(name, (found.get(name) ?? new Set()).add(who));
  for (const rights of [sessionRights, linkRights])
    for (const [tag, { calls }] of Object.entries(rights))
      for (const path of calls) for (const name of refusalsOf(path)) if (!isUniversal(name)) note(name, code(`<${tag}>`));
  for (const path of ['/embed/session', '/partner/events', '/partner/status'])
    for (const name of refusalsOf(path)) if (!isUniversal(name)) note(name, code(path));
  for (const name of universalRefusals) note(name, 'every call');
  return found;
}
const isUniversal = (name: RefusalName) => universalRefusals.some((each) => each === name);

export function errorNumbers(): string {
  const rows = [...askedBy()]
    .map(([name, who]) => ({ number: errors[name].code, name, who: [...who].toSorted().join(' ') }))
    .toSorted((one, other) => one.number - other.number)
    .map(
      ({ number, name, who }) =>
        `<tr id="error-${number}"><td>${code(String(number))}</td><td>${escaped(said[name] ?? '')}</td><td>${who}</td></tr>`,
    );
  return `${headingOf(2, 'numbers', 'Numbers of the bank')}<p>${code('code')} in the detail of ${code('bank-error')}, and in every answer to your server. The bank says the sentence in the language of the request.</p>
${tableOf('<tr><th scope="col">code</th><th scope="col">what the bank says</th><th scope="col">asked by</th></tr>', rows.join('\n'))}`;
}
