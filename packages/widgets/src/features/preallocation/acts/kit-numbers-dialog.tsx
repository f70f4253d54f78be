/** Ticks cards by their kit numbers: from one to another, from a list that was pasted, or scanned from the kits. */
import { plainCode } from '@bankside/core/rules/programmes/kit-number.ts';
import { importRows } from '@bankside/core/rules/programmes/programmes.ts';
import { useState } from 'react';
import { Note } from '../../../kit/feedback/note.tsx';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useField, useValue } from '../../../kit/form/engine/use-form.ts';
import { FieldFrame } from '../../../kit/form/fields/field-frame.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { lazy } from '../../../kit/lazy/lazy.ts';
import { SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { ShownPart } from '../../../kit/lazy/shown-part.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import * as look from '../list/management.css.ts';
import { missingKits, readKits } from './kit-list.ts';

const ways = ['range', 'list', 'scan'] as const;
type Typed = {
  readonly by: (typeof ways)[number];
  readonly kit_from?: string;
  readonly kit_to?: string;
  readonly kits?: string;
  readonly scanned?: readonly string[];
};
const field = fieldsOf<Typed>();
const scanning = lazy(() => import('../../../shared/scan-codes/scan-codes.tsx'), 'scan-codes');

const schema = async () => {
  const { KitChoice } = await import('@bankside/core/contract/programmes/forms.ts');
  return KitChoice;
};

type Props = { readonly onChosen: (ids: readonly string[]) => void; readonly onClose: () => void };

export function KitNumbersDialog({ onChosen, onClose }: Props) {
  const t = useT('preallocation');
  const bank = useBank();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const send = async ({ by, kit_from = '', kit_to = '', kits = '', scanned = [] }: Typed) => {
    setMissing([]);
    const typed = by === 'scan' ? scanned : readKits(kits);
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
        <SegmentedField name={field('by')} label={t('kits.by')} options={ways.map((value) => ({ value, label: t(`kits.${value}`) }))} />
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
  const by = useValue(field('by'));
  if (by === 'scan') return <Scanned />;
  if (by === 'list') return <TextArea name={field('kits')} label={t('kits.numbers')} hint={t('kits.hint')} rows={8} />;
  return (
    <div className={look.pair}>
      <TextField name={field('kit_from')} label={t('kits.from')} />
      <TextField name={field('kit_to')} label={t('kits.to')} />
    </div>
  );
}

const none: readonly string[] = [];

function Scanned() {
  const t = useT('preallocation');
  const scanned = { name: field('scanned'), label: t('kits.numbers') };
  const joined = useField(scanned, { empty: none });
  const codes = useValue(scanned.name) ?? none;
  return (
    <FieldFrame field={joined} label={scanned.label} group="group">
      <ShownPart of={scanning} waiting={<SkeletonRows rows={2} />}>
        {({ ScanCodes }) => (
          <ScanCodes codes={codes} onChange={joined.set} label={t('column.kit')} plain={plainCode} most={importRows.most} />
        )}
      </ShownPart>
    </FieldFrame>
  );
}
