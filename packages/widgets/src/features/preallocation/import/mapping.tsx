/** Which column is what: those that their headings name, and a choice for the others. */
import { useId } from 'react';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import * as form from '../../../kit/form/engine/form.css.ts';
import * as controls from '../../../kit/form/fields/controls.css.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { useT } from '../../../kit/words.tsx';
import type { MatchedColumns } from '../../../shared/table-file/match-columns.ts';
import { columnName } from '../../../shared/table-file/table-words.ts';
import { fields, type Columns, type Field } from './columns.ts';
import * as look from './import.css.ts';

export type Mapped = Readonly<Partial<Record<Field, number>>>;

/** Three columns, and not one of them twice. */
export const isWhole = (columns: Mapped): columns is Columns =>
  fields.every((field) => columns[field] !== undefined) && new Set(fields.map((field) => columns[field])).size === fields.length;
const isSame = (columns: Mapped): boolean => {
  const chosen = Object.values(columns).filter((column) => column !== undefined);
  return new Set(chosen).size < chosen.length;
};

type Props = {
  readonly headings: readonly string[];
  /** The first row's cells: a heading alone may say little. */
  readonly example: readonly string[];
  readonly found: MatchedColumns<Field>;
  readonly chosen: Mapped;
  readonly onChosen: (part: Mapped) => void;
};

export function Mapping({ headings, example, found, chosen, onChosen }: Props) {
  const t = useT('card-import');
  const labelOf = (column: number) => {
    const name = headings[column] || columnName(column);
    return example[column] ? t('mapping.column', { name, example: example[column].slice(0, 40) }) : t('mapping.columnBare', { name });
  };
  return (
    <>
      {found.open.length < fields.length && (
        <Section level={3} title={t('mapping.found')}>
          <Facts>
            {fields.map((field) => {
              const column = found.columns[field];
              return (
                column !== undefined && (
                  <Fact key={field} label={t(`columns.${field}`)}>
                    {labelOf(column)}
                  </Fact>
                )
              );
            })}
          </Facts>
        </Section>
      )}
      {found.open.length > 0 && (
        <Section level={3} title={t('mapping.title')}>
          <div className={look.part}>
            <p className={look.faint}>{t('mapping.text')}</p>
            {found.open.map((field) => (
              <Choice
                key={field}
                label={t(`columns.${field}`)}
                options={found.leftovers.map((column) => ({ column, label: labelOf(column) }))}
                value={chosen[field]}
                onChange={(column) => onChosen({ [field]: column })}
              />
            ))}
            {isSame(chosen) && <Note tone="negative" live="alert" title={t('mapping.same')} />}
          </div>
        </Section>
      )}
    </>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly options: readonly { readonly column: number; readonly label: string }[];
  readonly value: number | undefined;
  readonly onChange: (column: number | undefined) => void;
};
function Choice({ label, options, value, onChange }: ChoiceProps) {
  const t = useT('form');
  const id = useId();
  return (
    <div className={look.field}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      <div className={controls.held}>
        <select
          id={id}
          className={`${form.control} ${controls.choice}`}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))}
        >
          <option value="">{t('choose')}</option>
          {options.map(({ column, label: text }) => (
            <option key={column} value={column}>
              {text}
            </option>
          ))}
        </select>
        <span className={controls.arrow}>
          <Icon name="down" />
        </span>
      </div>
    </div>
  );
}
