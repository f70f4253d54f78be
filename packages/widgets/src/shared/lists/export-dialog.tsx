/** Asks in which format, and gives the file of what the filters show. */
import { saveFile } from '../../kit/action/save-file.ts';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { useT } from '../../kit/words.tsx';

const formats = ['xlsx', 'csv'] as const;
type Format = (typeof formats)[number];
type Chosen = { readonly format: Format };
const field = fieldsOf<Chosen>();

export type ExportDialogProps = {
  readonly isFiltered: boolean;
  /** Where a list says more of itself than that. */
  readonly title?: string;
  readonly text?: string;
  readonly fetch: (format: Format) => Promise<{ readonly blob: Blob; readonly name: string }>;
  readonly onClose: () => void;
};

export function ExportDialog({ isFiltered, title, text, fetch, onClose }: ExportDialogProps) {
  const t = useT('money');
  const send = async ({ format }: Chosen) => {
    const { blob, name } = await fetch(format);
    saveFile(blob, name);
    onClose();
  };
  return (
    <Dialog form title={title ?? t('export.title')} text={text ?? t(isFiltered ? 'export.text' : 'export.textAll')} onClose={onClose}>
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
