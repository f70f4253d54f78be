/** Asks in which format, and gives the file of what the filters show (CRD-59). */
import { kycFileFormats } from '@bankside/core/contract/card-kyc.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { saveFile } from '../../kit/action/save-file.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';

type Choice = { readonly format: (typeof kycFileFormats)[number] };
type Filter = { readonly keyword?: string; readonly verification_status?: string };
const field = fieldsOf<Choice>();

type Props = { readonly filter: Filter; readonly isFiltered: boolean; readonly onClose: () => void };

export function ExportDialog({ filter, isFiltered, onClose }: Props) {
  const t = useT('card-kyc');
  const bank = useBank();
  const send = async ({ format }: Choice) => {
    const { blob, name } = await bank.download('/card/accountKycListDownload', { ...filter, format });
    saveFile(blob, name);
    onClose();
  };
  return (
    <Dialog form title={t('export.title')} text={t(isFiltered ? 'export.text' : 'export.textAll')} onClose={onClose}>
      <Form initial={{ format: 'xlsx' }} onSubmit={send}>
        <SegmentedField
          name={field('format')}
          label={t('export.format')}
          options={kycFileFormats.map((value) => ({ value, label: t(`export.${value}`) }))}
        />
        <SubmitButton>{t('export.download')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
