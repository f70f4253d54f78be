/** Ten recovery codes, the one time that they are shown (ACC-33). */
import { Button } from '../../kit/action/button.tsx';
import { CopyButton } from '../../kit/action/copy-button.tsx';
import { saveFile } from '../../kit/action/save-file.ts';
import { Note } from '../../kit/feedback/note.tsx';
import { mono } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import * as look from './proof.css.ts';

export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const t = useT('proof');
  const text = codes.join('\n');
  return (
    <div className={look.stack}>
      <Note tone="attention" live="status" title={t('codes.title')}>
        {t('codes.text')}
      </Note>
      <ul className={`${look.codes} ${mono}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={look.others}>
        <CopyButton value={text} what={t('codes.copy')} />
        <Button
          compact
          icon="download"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'bankside-recovery-codes.txt')}
        >
          {t('codes.save')}
        </Button>
        <Button compact variant="primary" onClick={onKept}>
          {t('codes.kept')}
        </Button>
      </div>
    </div>
  );
}
