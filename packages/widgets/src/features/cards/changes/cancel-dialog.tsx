/** For good: the balance goes back to the company, and the number is never used again. */
import { formatAmount, cardText } from '@bankside/core/i18n/amounts.ts';
import { Button } from '../../../kit/action/button.tsx';
import { CheckField } from '../../../kit/form/choices/check-field.tsx';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useT } from '../../../kit/words.tsx';
import type { ActProps } from '../card/act-props.ts';
import { foot } from '../card/card.css.ts';
import { field, schema } from './modify-schema.ts';
import { SlowForm } from './slow-note.tsx';
import { useChange, type Change } from './use-change.ts';

export function CancelDialog({ card, onClose }: ActProps) {
  const t = useT('cards');
  const { card_id, balance, currency, version } = card;
  const change = useChange(t('cancel.done'), onClose);
  return (
    <Dialog
      form
      title={t('cancel.title', { holder: card.holder_name, number: cardText(card.last4) })}
      text={t('cancel.text', { amount: formatAmount(balance, currency) })}
      onClose={onClose}
    >
      <Form schema={schema} initial={{ card_id, op: 'cancel' }} onSubmit={(values: Change) => change({ ...values, version })}>
        <CheckField name={field('confirm_irreversible')} label={t('irreversible')} />
        <SlowForm />
        <div className={foot}>
          <Button data-autofocus onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <SubmitButton variant="danger">{t('cancel.act')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
