/** What a page wants of <card-apply> that its form does not have or take. Fetched when the page wants something. */
import { cardField, fieldNames, isField, type FieldName } from '@bankside/core/rules/cards/fields.ts';
import type { Settings } from '../../runtime/element-port.ts';
import { plain, say } from './hints.ts';

const tell = (text: string) => say('card-apply', text);

/** What a first value has to be, where it is something else. */
function wanted(name: FieldName, value: unknown): string | undefined {
  const { kind, options } = cardField(name);
  if (kind === 'consent' || kind === 'file') return 'nothing: only the applicant gives it';
  if (kind === 'flag') return typeof value === 'boolean' ? undefined : 'true or false';
  if (typeof value !== 'string') return 'text';
  if (options && !options.includes(value)) return options.join(', ');
  if (kind === 'country') return /^[A-Z]{2}$/.test(value) ? undefined : 'a country as ISO 3166 has it, as in JP';
  if (kind === 'day' || kind === 'documentDay') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : 'a day as YYYY-MM-DD';
  return undefined;
}

function namesIn(property: string, named: object): FieldName[] {
  return Object.keys(named).flatMap((name) => {
    if (isField(name)) return [name];
    const like = fieldNames.find((known) => plain(known) === plain(name));
    tell(`${property} names no field of the form: ${name}${like ? `. Write ${like}` : ''}`);
    return [];
  });
}

const settings = ['readOnly', 'hidden', 'required'];

export function hintApply({ variant, prefill = {}, fields = {} }: Settings, shown: string): void {
  if (variant && variant !== shown) tell(`variant="${variant}" is not for this link, which is shown as "${shown}"`);
  for (const name of namesIn('prefill', prefill)) {
    const takes = prefill[name] === undefined || prefill[name] === '' ? undefined : wanted(name, prefill[name]);
    if (takes) tell(`prefill.${name} takes ${takes}`);
  }
  for (const name of namesIn('fields', fields)) {
    const asked = fields[name] ?? {};
    for (const each of Object.keys(asked)) if (!settings.includes(each)) tell(`fields.${name} takes ${settings.join(', ')}, not ${each}`);
    if (asked.hidden && !cardField(name).optional) tell(`fields.${name}: the bank asks for it, so it cannot be hidden`);
  }
}
