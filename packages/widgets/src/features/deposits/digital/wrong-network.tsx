/** What is lost for ever when it is sent wrongly, said before the address is shown and as long as it is (DES-37). */
import { Drawing } from '../../../kit/icon/drawing.tsx';
import { checkShape } from '../../../kit/icon/first-shapes.ts';
import * as form from '../../../kit/form/choices/box.css.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import * as look from './panel.css.ts';

type WrongNetworkProps = {
  readonly asset: string;
  readonly network: string;
  /** Still to be confirmed; absent once it is. */
  readonly onUnderstood?: (() => void) | undefined;
};

export function WrongNetwork({ asset, network, onUnderstood }: WrongNetworkProps) {
  const t = useT('deposit-address');
  const named = { asset, network };
  return (
    <Note tone="attention" glyph="alert" title={t('warning.title', named)}>
      {t('warning.text')}
      {onUnderstood && (
        <div className={look.tick}>
          <label className={form.check}>
            <span className={form.boxHold}>
              <input type="checkbox" className={form.box} checked={false} onChange={onUnderstood} />
              <span className={form.tick}>
                <Drawing shape={checkShape} small />
              </span>
            </span>
            <span>{t('warning.tick', named)}</span>
          </label>
          <p className={look.faint}>{t('warning.before')}</p>
        </div>
      )}
    </Note>
  );
}
