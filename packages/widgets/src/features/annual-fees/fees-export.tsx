/** The file of what the filters show. */
import { saveFile } from '../../kit/action/save-file.ts';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import type { FeesQuery } from './fees-query.ts';

const formats = ['xlsx', 'csv'] as const;
type Choice = { readonly format: (typeof formats)[number] };
const field = fieldsOf<Choice>();
type Props = Pick<FeesQuery, 'filter' | 'isFiltered'> & { readonly onClose: () => void };

export function FeesExport({ filter, isFiltered, onClose }: Props) {
  const t = useT('money');
  const bank = useBank();
  const send = async ({ format }: Choice) => {
    const { blob, name } = await bank.download('/annualFee/download', { ...filter, format });
    saveFile(blob, name);
    onClose();
  };
  return (
    <Dialog form title={t('export.title')} text={t(isFiltered ? 'export.text' : 'export.textAll')} onClose={onClose}>
      <Form initial={{ format: 'xlsx' }} onSubmit={send}>
        <SegmentedField
          name={field('format')}
          label={t('export.format')}
          options={formats.map((value) => ({ value, label: t(`export.${value}`) }))}
        />
        <SubmitButton>{t('export.download')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
