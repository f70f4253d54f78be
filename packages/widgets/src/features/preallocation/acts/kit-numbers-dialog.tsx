/** Ticks cards by their kit numbers: from one to another, or from a list that was pasted. */
import { importRows } from '@bankside/core/rules/programmes/programmes.ts';
import { useState } from 'react';
import { Note } from '../../../kit/feedback/note.tsx';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import * as look from '../list/management.css.ts';
import { missingKits, readKits } from './kit-list.ts';

type Typed = { readonly by: 'range' | 'list'; readonly kit_from?: string; readonly kit_to?: string; readonly kits?: string };
const field = fieldsOf<Typed>();

const schema = async () => {
  const { KitChoice } = await import('@bankside/core/contract/programmes/forms.ts');
  return KitChoice;
};

type Props = { readonly onChosen: (ids: readonly string[]) => void; readonly onClose: () => void };

export function KitNumbersDialog({ onChosen, onClose }: Props) {
  const t = useT('preallocation');
  const bank = useBank();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const send = async ({ by, kit_from = '', kit_to = '', kits = '' }: Typed) => {
    setMissing([]);
    const typed = readKits(kits);
    const found = await bank.call(
      '/contract/cardIds',
      by === 'range' ? { kit_from, kit_to } : { kit_numbers: typed.slice(0, importRows.most) },
    );
    onChosen(found.card_ids);
    const absent = by === 'range' ? (found.total === 0 ? [`${kit_from} – ${kit_to}`] : []) : missingKits(typed, found.kit_numbers);
    if (absent.length === 0) onClose();
    else setMissing(absent);
  };
  return (
    <Dialog form title={t('kits.title')} text={t('kits.text')} onClose={onClose}>
      <Form schema={schema} initial={{ by: 'range' }} onSubmit={send}>
        <SegmentedField
          name={field('by')}
          label={t('kits.by')}
          options={(['range', 'list'] as const).map((value) => ({ value, label: t(`kits.${value}`) }))}
        />
        <Fields />
        {missing.length > 0 && (
          <Note tone="attention" live="status" title={t('kits.missing', { count: missing.length })}>
            {missing.slice(0, 20).join(', ')}
          </Note>
        )}
        <SubmitButton>{t('kits.select')}</SubmitButton>
      </Form>
    </Dialog>
  );
}

function Fields() {
  const t = useT('preallocation');
  if (useValue(field('by')) === 'list') return <TextArea name={field('kits')} label={t('kits.numbers')} hint={t('kits.hint')} rows={8} />;
  return (
    <div className={look.pair}>
      <TextField name={field('kit_from')} label={t('kits.from')} />
      <TextField name={field('kit_to')} label={t('kits.to')} />
    </div>
  );
}
