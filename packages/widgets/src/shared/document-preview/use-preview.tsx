/** A file, one press away from its name; the dialog itself is fetched at the first press. */
import { useCallback, useState, type ReactNode } from 'react';
import { lazy } from '../../kit/lazy/lazy.ts';
import { useBankIfAny } from '../../runtime/host-context.tsx';
import type { PreviewedFile } from './document-preview.tsx';
import type { PreviewDialog } from './preview-dialog.tsx';

const dialog = lazy(() => import('./preview-dialog.tsx'));

/** `file`: it is still at hand here. Otherwise the bank has it under `file_key`. */
export type Openable = {
  readonly name: string;
  readonly file?: Blob | undefined;
  readonly file_key?: string | undefined;
  readonly content_type?: string | undefined;
};

/** Asks the bank for the bytes of a file; one's own files unless another call has them. Keep the function the same over renders. */
type Fetching = (of: { readonly file_key: string }) => Promise<{ readonly blob: Blob }>;

/** `const preview = usePreview()`, then `<UploadField open={preview.open} …>` or a button, and `{preview.dialog}` once. */
export function usePreview(fetching?: Fetching): { readonly open: (file: Openable) => void; readonly dialog: ReactNode } {
  const bank = useBankIfAny();
  const [shown, setShown] = useState<{ readonly Dialog: typeof PreviewDialog; readonly file: PreviewedFile }>();
  const open = useCallback(
    ({ name, file, file_key: key, content_type }: Openable) => {
      const load = async () => {
        if (file) return file;
        if (!bank || !key) throw new Error('neither the file nor a bank to ask for it');
        return (await (fetching ? fetching({ file_key: key }) : bank.download('/init/file', { file_key: key }))).blob;
      };
      const previewed = { load, name, ...(content_type === undefined ? {} : { content_type }) };
      dialog.load().then(
        ({ PreviewDialog: Dialog }) => setShown({ Dialog, file: previewed }),
        () => undefined, // pressed again once the line is back
      );
    },
    [bank, fetching],
  );
  return { open, dialog: shown && <shown.Dialog {...shown.file} onClose={() => setShown(undefined)} /> };
}
