/** A row of the table as a field, in its place of the grid. */
import type { CardFieldKind } from '@bankside/core/rules/cards/about-fields.ts';
import type { ReactNode } from 'react';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { useT } from '../../../kit/words.tsx';
import { KindField } from '../../../wizard/kind-field.tsx';
import { useApplying } from '../application-context.ts';
import * as look from '../card-apply.css.ts';
import { NameOnCardHint } from './name-on-card-hint.tsx';
import { isOptional, type FieldRow } from './field-rows.ts';
import { kinds } from './kinds.tsx';
import { useRowWords } from './row-words.ts';

const wide: readonly CardFieldKind[] = ['mailing', 'file', 'prose', 'consent'];

export function RowField({ row }: { readonly row: FieldRow }) {
  const { fields, readonly } = useApplying();
  const words = useRowWords(row);
  const { name, kind, begins } = row;
  const classes = [look.cell, (row.wide ?? wide.includes(kind)) && look.wide, begins && look.first];
  return (
    <fieldset className={classes.filter(Boolean).join(' ')} disabled={readonly || fields[name]?.readOnly === true}>
      <KindField
        {...{ kinds, row, ...words }}
        name={fieldNamed(name)}
        optional={isOptional(row, { fields })}
        under={<Under kind={kind} />}
      />
    </fieldset>
  );
}

/** What will be under a field that is on its way. */
function Under({ kind }: { readonly kind: CardFieldKind }): ReactNode {
  const t = useT('form');
  if (kind === 'nameOnCard') return <NameOnCardHint />;
  if (kind !== 'email') return null;
  return (
    <div>
      <PlainButton compact disabled>
        {t('otp.send')}
      </PlainButton>
    </div>
  );
}
