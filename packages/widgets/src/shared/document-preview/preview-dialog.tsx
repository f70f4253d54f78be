/** A file opened over the page: of an upload's line, or of what was submitted. */
import { Button } from '../../kit/action/button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { useT } from '../../kit/words.tsx';
import { DocumentPreview, type PreviewedFile } from './document-preview.tsx';

export function PreviewDialog({ onClose, ...file }: PreviewedFile & { readonly onClose: () => void }) {
  const t = useT('shared');
  const close = (
    <Button variant="primary" onClick={onClose}>
      {t('close')}
    </Button>
  );
  return (
    <Dialog size="wide" title={file.name} onClose={onClose} actions={close}>
      <DocumentPreview {...file} />
    </Dialog>
  );
}
