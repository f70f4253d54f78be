/** What lies above the page: a question, a short form, the end of a session (DES-10). Mount it to open it. */
import { useId, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import * as look from './dialog.css.ts';
import { useModal } from './use-modal.ts';
import { useT } from '../words.tsx';

type DialogProps = {
  /** A question or a statement. */
  readonly title: ReactNode;
  /** Escape, the scrim, the close button. Ignored while `busy`. */
  readonly onClose: () => void;
  /** Under the title, read out with it. */
  readonly text?: ReactNode;
  /** At the right, the act last; on a phone stacked, the act first. */
  readonly actions?: ReactNode;
  readonly size?: 'narrow' | 'normal' | 'broad' | 'wide';
  /** Holds a form: a bottom sheet on a phone, with a close button. */
  readonly form?: boolean;
  readonly busy?: boolean;
  readonly children?: ReactNode;
};

/**
 * Focus goes to the element with `data-autofocus`, else to the first field; it returns to where it was.
 * A press on the scrim closes it unless it holds a form: nobody loses what was typed by a slip.
 */
export function Dialog({ title, onClose, text, actions, size = 'normal', form = false, busy = false, children }: DialogProps) {
  const t = useT('shared');
  const id = useId();
  const close = () => void (busy || onClose());
  const ref = useModal(close);
  const classes = [look.dialog, size !== 'normal' && look[size], form && look.sheet].filter(Boolean).join(' ');
  return (
    <dialog
      ref={ref}
      className={classes}
      part="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onMouseDown={form ? undefined : onScrim(close)}
    >
      <div className={look.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {form && <IconButton icon="close" label={t('close')} onClick={close} />}
      </div>
      <div className={look.body}>
        {text && (
          <div id={`${id}-text`} className={look.text}>
            {text}
          </div>
        )}
        {children}
      </div>
      {actions && <div className={look.foot}>{actions}</div>}
    </dialog>
  );
}

/** The scrim is the dialog's own backdrop: a press on it is a press on the dialog outside its box. */
const onScrim = (close: () => void) => (event: MouseEvent<HTMLDialogElement>) => {
  // the second press of a double click on what opened it closes nothing
  if (event.target !== event.currentTarget || event.detail > 1) return;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  if (event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom) close();
};

type ConfirmProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Names the act and the sum: "Send 48,500.00 USD". */
  readonly act: ReactNode;
  readonly onAct: () => void;
  readonly onClose: () => void;
  /** The words of the way out; "Cancel" when absent. */
  readonly cancel?: ReactNode;
  /** Cannot be undone: outlined, never the default focus. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** A ticked confirmation, a fee, why it failed. */
  readonly children?: ReactNode;
};

export function ConfirmDialog({ title, text, act, onAct, onClose, cancel, danger = false, busy = false, children }: ConfirmProps) {
  const t = useT('shared');
  const actions = (
    <>
      <Button onClick={onClose} disabled={busy} data-autofocus={danger || undefined}>
        {cancel ?? t('cancel')}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onAct} data-autofocus={danger ? undefined : true}>
        {act}
      </Button>
    </>
  );
  return (
    <Dialog title={title} text={text} onClose={onClose} busy={busy} actions={actions} size="narrow">
      {children}
    </Dialog>
  );
}

type AlertDialogProps = {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly actions: ReactNode;
  /** What Escape means; absent: nothing, an answer is needed. */
  readonly onEscape?: () => void;
  /** Hides the page behind. */
  readonly veiled?: boolean;
  readonly children?: ReactNode;
};

/** Interrupts and wants an answer: the session's end, access denied. `data-autofocus` marks the safe answer. */
export function AlertDialog({ title, text, actions, onEscape, veiled = false, children }: AlertDialogProps) {
  const id = useId();
  const ref = useModal(() => onEscape?.());
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-modal="true"
      className={`${look.dialog} ${veiled ? `${look.narrow} ${look.veiled}` : ''}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div className={look.head}>
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      <div className={look.body}>
        <div id={`${id}-text`} className={look.text}>
          {text}
        </div>
        {children}
      </div>
      <div className={look.foot}>{actions}</div>
    </dialog>
  );
}
