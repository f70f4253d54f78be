/** The fields of an application by name: what prefill, fields, beforeSubmit and bank-validation speak of. */
import { applicationSteps } from '../../packages/core/src/rules/cards/applying.ts';
import { cardField, namesIn, type CardField, type FieldName } from '../../packages/core/src/rules/cards/fields.ts';
import { codeBlock, escaped } from './code.ts';
import { read } from './documents.ts';
import { headingOf } from './markdown.ts';
import { code, rowsOf, type Row } from './rows.ts';

type Words = { readonly fields: Readonly<Record<string, string>>; readonly steps: Readonly<Record<string, string>> };
const wordsOf = (file: string) => JSON.parse(read(file)) as Words;
const first = wordsOf('packages/core/src/i18n/words/apply-start/en.json');
const later = wordsOf('packages/widgets/src/features/card-apply/words/en.json');

const kinds: Readonly<Partial<Record<CardField['kind'], string>>> = {
  day: 'day, as in 2021-03-02',
  documentDay: 'day, as in 2021-03-02',
  country: 'country, as in JP',
  countryCode: 'code, as in +81',
  file: 'file',
  flag: 'true or false',
  consent: 'true or false',
  email: 'email',
};
const noteOf = ({ kind, options, max }: CardField) =>
  options?.map(code).join(' ') ?? kinds[kind] ?? (max ? `text, at most ${max}` : 'text');

/** `optional` fields are those that the property `fields` hides, or asks for. */
function rowOf(name: FieldName): Row {
  const field: CardField = cardField(name);
  const facts = [
    first.fields[name] ?? later.fields[name] ?? '',
    ...(field.optional ? ['optional'] : []),
    ...(field.when ? [`asked for by ${code(field.when.field)}`] : []),
  ];
  return { id: `field-${name}`, name, note: noteOf(field), text: facts.filter(Boolean).join('; ') };
}

export const fieldPage = (): string =>
  [
    `<p>${code('prefill')}, ${code('fields')}, ${code('value')}, the answer of ${code('beforeSubmit')} and ${code('bank-validation')} of ${code('<card-apply>')} use these names. A link may leave optional ones out; ${code('director_id')} and ${code('visionlife_account')} are asked for only where the applicant or the link makes it so.</p>`,
    codeBlock(
      "tag.prefill = { first_name: 'Aiko', country: 'JP' };\ntag.fields = { notes: { hidden: true }, email: { readOnly: true } };",
      'js',
    ),
    ...applicationSteps.flatMap((step) => [headingOf(2, step, escaped(first.steps[step] ?? step)), rowsOf(namesIn(step).map(rowOf))]),
    headingOf(2, 'messages', 'Keys of messages'),
    `<p>${code('messages')} and ${code('translations')} take the keys of the bank's sentences. The command lists those of a tag with their English, and <a href="/embed/v1/embed.schema.json">embed.schema.json</a> has all of them for editors and checks.</p>`,
    codeBlock('npx -p @bankside/widgets bankside-messages template --tag card-apply --locale ar', 'sh'),
  ].join('\n');
