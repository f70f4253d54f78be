/** Asks in which format, and gives the file of what the filters show (TXN-05). */
import { recordFormats } from '@bankside/core/rules/money/transfers.ts';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { fieldsOf } from '../../../kit/form/engine/field-name.ts';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { saveFile } from '../../../kit/action/save-file.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import type { BookCalls, FixedFilter } from './book-rows.ts';
import type { BookFilter } from './book-query.ts';

type Choice = { readonly format: (typeof recordFormats)[number] };
const field = fieldsOf<Choice>();

type ExportDialogProps = {
  readonly call: BookCalls['download'];
  readonly filter: BookFilter & FixedFilter;
  readonly isFiltered: boolean;
  readonly onClose: () => void;
};

export function ExportDialog({ call, filter, isFiltered, onClose }: ExportDialogProps) {
  const t = useT('money');
  const bank = useBank();
  const send = async ({ format }: Choice) => {
    const { blob, name } = await bank.download(call, { ...filter, format });
    saveFile(blob, name);
    onClose();
  };
  return (
    <Dialog form title={t('export.title')} text={t(isFiltered ? 'export.text' : 'export.textAll')} onClose={onClose}>
      <Form initial={{ format: 'xlsx' }} onSubmit={send}>
        <SegmentedField
          name={field('format')}
          label={t('export.format')}
          options={recordFormats.map((value) => ({ value, label: t(`export.${value}`) }))}
        />
        <SubmitButton>{t('export.download')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
