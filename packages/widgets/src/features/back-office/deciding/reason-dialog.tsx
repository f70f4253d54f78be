/** Saying no, and why: in the language of who reads it, kept when the dialog is closed by a slip. */
import type { ReactNode } from 'react';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import type { LazySchema } from '../../../kit/form/engine/form-errors.ts';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { useT } from '../../../kit/words.tsx';
import { useFormDraft } from '../../../runtime/drafts.ts';
import * as look from './deciding.css.ts';

export const field = fieldsOf<{ readonly reason: string }>();

export type ReasonProps<Out> = {
  readonly title: string;
  readonly text?: string;
  /** Who reads it, and where. */
  readonly hint: string;
  readonly act: string;
  /** It refuses something, or takes it away: unless said otherwise. */
  readonly isDanger?: boolean;
  /** What the reason is kept under while it is not sent. */
  readonly draft: string;
  /** The call's input, of which the reason is a part, and the rest of it. */
  readonly schema: LazySchema<Out>;
  readonly rest: Values;
  readonly maxLength: number;
  readonly onSend: (input: Out) => Promise<unknown>;
  readonly onClose: () => void;
  /** Under the field: how it will be read. */
  readonly children?: ReactNode;
};

export function ReasonDialog<Out>({
  title,
  text,
  hint,
  act,
  isDanger = true,
  draft,
  schema,
  rest,
  maxLength,
  onSend,
  onClose,
  children,
}: ReasonProps<Out>) {
  const t = useT('back-office');
  const { initial, ref, forget } = useFormDraft(`desk/${draft}`);
  const send = async (input: Out) => {
    await onSend(input);
    forget();
  };
  return (
    <Dialog form title={title} text={text} onClose={onClose}>
      <Form<Out> schema={schema} initial={{ ...initial, ...rest }} ref={ref} onSubmit={send}>
        <TextArea name={field('reason')} label={t('deciding.reason')} hint={hint} maxLength={maxLength} />
        {children}
        <div className={look.acts}>
          <SubmitButton variant={isDanger ? 'danger' : 'primary'}>{act}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
