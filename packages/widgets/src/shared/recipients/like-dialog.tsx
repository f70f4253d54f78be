/** What was typed beside what it looks like: somebody may hope that it is taken for that one. */
import type { ReactNode } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { useT } from '../../kit/words.tsx';
import * as look from './recipients.css.ts';

export type Side = readonly { readonly label: string; readonly value: ReactNode }[];
type LikeDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly typed: Side;
  readonly known: Side;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onBack: () => void;
};

export function LikeDialog({ title, text, typed, known, busy, onSave, onBack }: LikeDialogProps) {
  const t = useT('recipients');
  const actions = (
    <>
      <Button variant="danger" busy={busy} onClick={onSave}>
        {t('like.save')}
      </Button>
      <Button variant="primary" disabled={busy} onClick={onBack} data-autofocus>
        {t('like.back')}
      </Button>
    </>
  );
  return (
    <Dialog size="broad" title={title} text={text} onClose={onBack} busy={busy} actions={actions}>
      <div className={look.sides}>
        <Half title={t('like.typed')} side={typed} />
        <Half title={t('like.known')} side={known} />
      </div>
    </Dialog>
  );
}

function Half({ title, side }: { readonly title: string; readonly side: Side }) {
  return (
    <section className={look.half} aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {side.map(({ label, value }) => (
          <div key={label} className={look.fact}>
            <dt className={look.detail}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
