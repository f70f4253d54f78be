/** A value of a KYC file as it is read: in words, a file by its name, a signature as its picture with how and when it was made. */
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import type { FieldRow } from '@bankside/core/rules/kyc/kyc.ts';
import { TextButton } from '../../kit/action/text-button.tsx';
import { faint, hidden, mono } from '../../kit/theme/text.css.ts';
import { useLocale, useT } from '../../kit/words.tsx';
import { usePicture } from '../files/picture.ts';
import { useTimeZone } from '../../runtime/user.ts';
import * as look from './kyc-facts.css.ts';
import { useValueWords } from './value-words.ts';
import { isSignature, nothing, type KycFile, type SignatureValue } from './values.ts';

export type OpenFile = (file: KycFile) => void;
type Props = {
  readonly row: FieldRow;
  readonly value: unknown;
  readonly files: readonly KycFile[];
  /** Makes a file's name a button. */
  readonly onOpenFile?: OpenFile | undefined;
};

export function ValueText({ row, value, files, onOpenFile }: Props) {
  const t = useT('kyc-fields');
  const words = useValueWords();
  if (nothing(value) || (row.kind === 'signature' && !isSignature(value))) return <span className={faint}>{t('shown.notGiven')}</span>;
  if (row.kind === 'signature') return isSignature(value) ? <SignatureShown signature={value} /> : null;
  if (row.kind === 'file' || row.kind === 'files')
    return <FileNames keys={Array.isArray(value) ? value : [value]} {...{ files, onOpenFile }} />;
  const text = words(row, value);
  if (row.kind === 'idNumber') return <span className={mono}>{text}</span>;
  return row.kind === 'prose' ? <span className={look.prose}>{text}</span> : text;
}

type NamesProps = { readonly keys: readonly unknown[]; readonly files: readonly KycFile[]; readonly onOpenFile: OpenFile | undefined };

/** A file that the bank does not name has gone; the field still says that there was one. */
function FileNames({ keys, files, onOpenFile }: NamesProps) {
  const t = useT('kyc-fields');
  return (
    <ul className={look.files}>
      {keys.map((key, at) => {
        const file = files.find(({ file_key }) => file_key === key);
        return (
          <li key={typeof key === 'string' ? key : at}>
            {!file && <span className={faint}>{t('shown.fileGone')}</span>}
            {file && !onOpenFile && file.name}
            {file && onOpenFile && <TextButton onClick={() => onOpenFile(file)}>{file.name}</TextButton>}
          </li>
        );
      })}
    </ul>
  );
}

function SignatureShown({ signature }: { readonly signature: SignatureValue }) {
  const t = useT('kyc-fields');
  const locale = useLocale();
  const zone = useTimeZone();
  const address = usePicture(signature.file_key);
  // the zone is named beside the time, so the reader's own is right too where the bank's is not known
  const at = signature.signed_at && formatDateTime(signature.signed_at, locale, zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  const how = signature.method === 'typed' ? t('shown.typed', { name: signature.name }) : t('shown.drawn');
  return (
    <span className={look.signature}>
      {address ? (
        <img className={look.ink} src={address} alt={t('shown.signature')} />
      ) : (
        <span className={hidden}>{t('shown.signature')}</span>
      )}
      <span className={look.made}>
        {how}
        {at && (
          <>
            {' · '}
            <time dateTime={signature.signed_at}>{at}</time>
          </>
        )}
      </span>
    </span>
  );
}
