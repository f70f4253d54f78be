/** What the company keeps with a purchase: a note and the receipt. One that somebody else has changed meanwhile is not overwritten; one that is not saved yet waits in the tab. */
import type { PurchaseRow } from '@bankside/core/contract/cards/shapes.ts';
import { useState } from 'react';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { UploadField } from '../../../kit/form/upload/upload-field.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { usePreview } from '../../../shared/document-preview/use-preview.tsx';
import { useHandOff } from '../../../shared/files/hand-off.ts';
import { useSendFile } from '../../../shared/files/send-file.ts';
import * as look from '../card-money.css.ts';
import { useNoteDraft } from './note-draft.ts';

const schema = () => import('@bankside/core/contract/cards/card-money.ts').then(({ cardMoney }) => cardMoney.annotate.in);
const field = fieldsOf(schema);
type Typed = { readonly note?: string; readonly receipt?: string | null };
const refreshes = [['card-money', 'purchases']] as const;

export function Annotation({ row }: { readonly row: PurchaseRow }) {
  const { id, receipt, version } = row;
  const { note, ref } = useNoteDraft(row);
  const t = useT('card-money');
  const bank = useBank();
  const send = useSendFile('support');
  const handOff = useHandOff('support');
  const preview = usePreview();
  const [kept, setKept] = useState(receipt);
  const save = useAction(
    (typed: Typed, { key }) =>
      bank.call(
        '/card/transactionNote',
        { id, version, note: typed.note ?? '', receipt: (typed.receipt === '' ? null : typed.receipt) ?? kept?.file_key ?? null },
        { key },
      ),
    { says: t('annotation.saved'), refreshes },
  );
  return (
    <section className={look.annotation} aria-label={t('annotation.title')}>
      <Form initial={{ note, receipt: '' }} ref={ref} onSubmit={(typed: Typed) => save.send(typed)} label={t('annotation.title')} guarded>
        <TextArea name={field('note')} label={t('annotation.note')} optional rows={2} maxLength={500} />
        {kept ? (
          <p className={look.receipt}>
            <span className={look.receiptName}>{t('annotation.receipt')}</span>
            <TextButton onClick={() => preview.open(kept)}>{kept.name}</TextButton>
            <TextButton onClick={() => setKept(null)}>{t('annotation.replace')}</TextButton>
          </p>
        ) : (
          <UploadField
            name={field('receipt')}
            label={t('annotation.receipt')}
            slot="support"
            single
            optional
            send={send}
            handOff={handOff}
            open={preview.open}
          />
        )}
        <SubmitButton variant="secondary">{t('annotation.save')}</SubmitButton>
      </Form>
      {preview.dialog}
    </section>
  );
}
