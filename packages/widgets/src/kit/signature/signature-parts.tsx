/** The two ways to sign, what has become of it, and Clear. */
import { useId, useState } from 'react';
import { Button } from '../action/button.tsx';
import { RefreshButton } from '../action/refresh-button.tsx';
import { control, field, label as labelLook } from '../form/engine/form.css.ts';
import { segment, segmentInput, segments } from '../form/choices/segments.css.ts';
import { StatusGlyph } from '../icon/glyph.tsx';
import { useT } from '../words.tsx';
import * as look from './signature.css.ts';
import { DrawnPad, TypedPad } from './pads.tsx';
import type { Method, Signature } from './use-signature.ts';

type Props = { readonly signature: Signature; readonly typed: boolean; readonly bad: boolean };
const methods = ['drawn', 'typed'] as const satisfies readonly Method[];

export function SignatureParts({ signature, typed, bad }: Props) {
  const t = useT('signature');
  const { method, ink, name, phase } = signature;
  const nothing = method === 'drawn' ? ink.length === 0 : name === '';
  return (
    <div className={look.parts}>
      {typed && <Ways signature={signature} />}
      {method === 'typed' && <NameInput signature={signature} />}
      {method === 'drawn' ? (
        <DrawnPad ink={ink} label={t(nothing ? 'pad.empty' : 'pad.signed')} bad={bad} onDrawn={signature.draw} />
      ) : (
        <TypedPad name={name} label={t('pad.typed', { name: name.trim() })} bad={bad} />
      )}
      <div className={look.foot}>
        <span className={look.state} role="status">
          {phase === 'kept' && <StatusGlyph glyph="tick" />}
          {phase === 'empty' ? t(method === 'drawn' ? 'hint.drawn' : 'hint.typed') : phase === 'failed' ? '' : t(`phase.${phase}`)}
        </span>
        {phase === 'failed' && (
          <RefreshButton compact variant="quiet" onClick={() => void signature.flush()}>
            {t('again')}
          </RefreshButton>
        )}
        {!nothing && (
          <Button compact variant="quiet" onClick={signature.clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Ways({ signature }: { readonly signature: Signature }) {
  const t = useT('signature');
  const id = useId();
  return (
    <div className={segments} role="radiogroup" aria-label={t('ways')}>
      {methods.map((method) => (
        <label key={method} className={segment}>
          <input
            type="radio"
            className={segmentInput}
            name={id}
            checked={signature.method === method}
            onChange={() => signature.choose(method)}
          />
          <span>{t(`way.${method}`)}</span>
        </label>
      ))}
    </div>
  );
}

/** An input method owns its text until it is done: the picture waits for that. */
function NameInput({ signature }: { readonly signature: Signature }) {
  const t = useT('signature');
  const id = useId();
  const [composed, setComposed] = useState<string>();
  return (
    <div className={field}>
      <label className={labelLook} htmlFor={id}>
        {t('name')}
      </label>
      <input
        id={id}
        className={control}
        part="input"
        autoComplete="name"
        maxLength={100}
        value={composed ?? signature.name}
        onChange={({ currentTarget, nativeEvent }) => {
          const composing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
          if (composing) setComposed(currentTarget.value);
          else signature.type(currentTarget.value);
        }}
        onCompositionEnd={({ currentTarget }) => {
          setComposed(undefined);
          signature.type(currentTarget.value);
        }}
        onBlur={() => void signature.flush()}
      />
    </div>
  );
}
