/** Which column of a file is which field: a choice for each, with values of the chosen column beside it. */
import { useId } from 'react';
import { Note } from '../../kit/feedback/note.tsx';
import * as form from '../../kit/form/engine/form.css.ts';
import * as controls from '../../kit/form/fields/controls.css.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { useT, type T } from '../../kit/words.tsx';
import { columnName } from '../table-file/table-words.ts';
import * as look from './column-mapping.css.ts';

export type Mapped<F extends string> = Readonly<Partial<Record<F, number>>>;
export type MappedField<F extends string> = { readonly field: F; readonly label: string; readonly isNeeded: boolean };

/** Every field that is needed has a column, and no two have the same. */
export function isWhole<F extends string>(fields: readonly MappedField<F>[], columns: Mapped<F>): boolean {
  return fields.every(({ field, isNeeded }) => !isNeeded || columns[field] !== undefined) && twice(columns) === undefined;
}

/** A column that is chosen for two fields. */
function twice<F extends string>(columns: Mapped<F>): number | undefined {
  const chosen = Object.values<number | undefined>(columns).filter((column) => column !== undefined);
  return chosen.find((column, at) => chosen.indexOf(column) !== at);
}

/** 'Amount', 'Amount (column C)' where several are called so, 'Column D' where it has no heading. */
function headingText(t: T<'table-file'>, headings: readonly string[], column: number): string {
  const heading = (headings[column] ?? '').trim();
  const letter = columnName(column);
  if (heading === '') return t('match.letter', { letter });
  const isOnly = headings.filter((each) => each.trim() === heading).length === 1;
  return isOnly ? heading : t('match.named', { name: heading, letter });
}

const shownSamples = 3;
const longestSample = 40;
const samplesOf = (rows: readonly { readonly cells: readonly string[] }[], column: number): string =>
  [...new Set(rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((text) => text !== ''))]
    .slice(0, shownSamples)
    .map((text) => text.slice(0, longestSample))
    .join(' · ');

type Props<F extends string> = {
  readonly fields: readonly MappedField<F>[];
  readonly headings: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[] }[];
  readonly columns: Mapped<F>;
  /** Taken from an earlier file. */
  readonly isKnown: boolean;
  readonly onChange: (field: F, column: number | undefined) => void;
};

export function ColumnMapping<F extends string>({ fields, headings, rows, columns, isKnown, onChange }: Props<F>) {
  const t = useT('table-file');
  const same = twice(columns);
  return (
    <Section level={3} title={t('match.title')}>
      <div className={look.fields}>
        <p className={look.faint}>{t(isKnown ? 'match.known' : 'match.text')}</p>
        {fields.map(({ field, label, isNeeded }) => (
          <Choice
            key={field}
            label={isNeeded ? label : t('match.optional', { label })}
            none={t(isNeeded ? 'match.choose' : 'match.none')}
            options={headings.map((_, column) => headingText(t, headings, column))}
            value={columns[field]}
            samples={columns[field] === undefined ? '' : samplesOf(rows, columns[field]) || t('match.blank')}
            onChange={(column) => onChange(field, column)}
          />
        ))}
        {same !== undefined && (
          <Note tone="negative" live="alert" title={t('match.same', { column: headingText(t, headings, same) })}>
            {t('match.sameText')}
          </Note>
        )}
      </div>
    </Section>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly none: string;
  /** By column. */
  readonly options: readonly string[];
  readonly value: number | undefined;
  readonly samples: string;
  readonly onChange: (column: number | undefined) => void;
};

function Choice({ label, none, options, value, samples, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={look.field}>
      <label className={`${form.label} ${look.label}`} htmlFor={id}>
        {label}
      </label>
      <div className={controls.held}>
        <select
          id={id}
          className={`${form.control} ${controls.choice}`}
          aria-describedby={samples ? `${id}-samples` : undefined}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))}
        >
          <option value="">{none}</option>
          {options.map((text, column) => (
            <option key={column} value={column}>
              {text}
            </option>
          ))}
        </select>
        <span className={controls.arrow}>
          <Icon name="down" />
        </span>
      </div>
      {samples && (
        <span id={`${id}-samples`} className={look.samples} title={samples}>
          {samples}
        </span>
      )}
    </div>
  );
}
