/** Codes of many things, scanned one after another or typed: each once, in a list that they can be taken out of (PRG-32). */
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { IconButton } from '../../kit/action/icon-button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import * as form from '../../kit/form/engine/form.css.ts';
import { useT } from '../../kit/words.tsx';
import * as look from './scan-codes.css.ts';
import { useScanner } from './use-scanner.ts';

type Props = {
  /** In the order in which they were added. */
  readonly codes: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
  /** "Kit number" */
  readonly label: string;
  /** The same code, written in another way. */
  readonly plain: (code: string) => string;
  readonly most: number;
};
/** The longest that one may be. */
const longest = 40;

export function ScanCodes({ codes, onChange, label, plain, most }: Props) {
  const t = useT('scan-codes');
  const [last, setLast] = useState<{ readonly code: string; readonly is: 'added' | 'again' | 'full' }>();
  const add = (code: string) => {
    const text = code.slice(0, longest);
    const isThere = codes.some((each) => plain(each) === plain(text));
    if (isThere) setLast({ code: text, is: last?.is === 'added' && plain(last.code) === plain(text) ? 'added' : 'again' });
    else if (codes.length >= most) setLast({ code: text, is: 'full' });
    else {
      onChange([...codes, text]);
      setLast({ code: text, is: 'added' });
    }
  };
  return (
    <div className={look.part}>
      <Camera onCode={add} />
      <p role="status" className={look.said}>
        {last ? t(`said.${last.is}`, { code: last.code }) : t('said.none')}
      </p>
      <Typed label={label} onTyped={add} />
      {codes.length > 0 && (
        <>
          <b>{t('count', { count: codes.length })}</b>
          <ul className={look.list} aria-label={t('list')}>
            {codes.toReversed().map((code) => (
              <li key={code} className={look.code}>
                {code}
                <IconButton icon="remove" label={t('remove', { code })} onClick={() => onChange(codes.filter((each) => each !== code))} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Camera({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useT('scan-codes');
  const [turn, setTurn] = useState(0);
  const { scanner, video } = useScanner(turn, onCode);
  return (
    <>
      <video ref={video} className={look.picture} hidden={scanner.is === 'off'} muted playsInline aria-label={t('camera')} />
      {scanner.is === 'opening' && <p className={look.said}>{t('opening')}</p>}
      {scanner.is === 'off' && (
        <Note
          tone="attention"
          live="alert"
          title={t(`faults.${scanner.fault}.title`)}
          action={
            <Button compact onClick={() => setTurn(turn + 1)}>
              {t('shared:retry')}
            </Button>
          }
        >
          {t(`faults.${scanner.fault}.text`)}
        </Note>
      )}
    </>
  );
}

/** A hand scanner types as well, and ends with Enter. */
function Typed({ label, onTyped }: { readonly label: string; readonly onTyped: (code: string) => void }) {
  const t = useT('scan-codes');
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() === '') return;
    onTyped(text.trim());
    setText('');
  };
  return (
    <div className={look.typed}>
      <input
        className={form.control}
        aria-label={label}
        placeholder={t('type')}
        maxLength={longest}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault(); // the form around is not sent
          add();
        }}
      />
      <Button onClick={add}>{t('add')}</Button>
    </div>
  );
}
