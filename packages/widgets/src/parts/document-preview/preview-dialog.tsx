/** A file opened over the page: of an upload's line, or of what was handed in. */
import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useT } from '../../kit/words.tsx';
import { useBankAround } from '../bank.tsx';
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

/** `file`: it is still at hand here. Otherwise the bank has it under `file_key`. */
export type Openable = {
  readonly name: string;
  readonly file?: Blob | undefined;
  readonly file_key?: string | undefined;
  readonly content_type?: string | undefined;
};

/** `const preview = usePreview()`, then `<UploadField open={preview.open} …>` or a button, and `{preview.dialog}` once. */
export function usePreview(): { readonly open: (file: Openable) => void; readonly dialog: ReactNode } {
  const bank = useBankAround();
  const [shown, setShown] = useState<PreviewedFile>();
  const open = useCallback(
    ({ name, file, file_key: key, content_type }: Openable) => {
      const fetched = async () => {
        if (file) return file;
        if (!bank || !key) throw new Error('neither the file nor a bank to ask for it');
        return (await bank.download('/init/file', { file_key: key })).blob;
      };
      setShown({ load: fetched, name, ...(content_type === undefined ? {} : { content_type }) });
    },
    [bank],
  );
  return { open, dialog: shown && <PreviewDialog {...shown} onClose={() => setShown(undefined)} /> };
}
