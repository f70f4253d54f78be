/** A PIN (CRD-04): typed twice, encrypted here to the issuer's key, so that the bank never sees it. No draft keeps it. */
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { useRef } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useToast } from '../../../kit/feedback/toast.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { textOf } from '../../../kit/form/engine/form-paths.ts';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useForm, useValue } from '../../../kit/form/engine/use-form.ts';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useIntent } from '../../../runtime/intent.ts';
import type { ActProps } from '../card/act-props.ts';
import { foot } from '../card/card.css.ts';
import { SlowForm } from '../changes/slow-note.tsx';
import { encryptPin } from './encrypt-pin.ts';
import { PinField } from './pin-field.tsx';
import { isWeakPin } from './weak-pin.ts';

type Pins = { readonly pin: string; readonly again: string };
const field = fieldsOf<Pins>();

export function PinDialog({ card, onClose }: ActProps) {
  const t = useT('cards');
  const bank = useBank();
  const toast = useToast();
  const refresh = useRefresh();
  const intended = useIntent();
  const { card_id } = card;
  const sealed = useRef<{ readonly of: string; readonly order: { readonly card_id: string; readonly pin: string } }>(undefined);
  /** The same PIN again is the same order: after a lost answer the issuer takes it once. */
  const orderOf = async (pin: string) => {
    if (sealed.current?.of === pin) return sealed.current.order;
    const { key, now } = await bank.call('/card/pinKey', { card_id });
    const order = { card_id, pin: await encryptPin(key, { card_id, pin, at: now }) };
    sealed.current = { of: pin, order };
    return order;
  };
  const send = async ({ pin }: Pins) => {
    const order = await orderOf(pin);
    await intended(order, (key) => bank.call('/card/setPin', order, { key }));
    sealed.current = undefined;
    refresh(['cards']);
    toast(t(card.pin_set ? 'pin.changed' : 'pin.done'));
    onClose();
  };
  return (
    <Dialog
      form
      title={t(card.pin_set ? 'pin.reset' : 'pin.title', { number: cardText(card.last4) })}
      text={t('pin.text')}
      onClose={onClose}
    >
      <Form onSubmit={send}>
        <Fields />
        <SlowForm />
        <div className={foot}>
          <Button onClick={onClose}>{t(card.pin_set ? 'shared:cancel' : 'pin.later')}</Button>
          <SubmitButton>{t(card.pin_set ? 'pin.change' : 'pin.act')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

function Fields() {
  const t = useT('cards');
  const form = useForm();
  const pin = useValue(field('pin')) ?? '';
  const isSame = (again: string) => again === textOf(form.value(field('pin')));
  return (
    <>
      <PinField
        name={field('pin')}
        label={t('pin.pin')}
        hint={t('pin.hint')}
        check={(typed) => (/^\d{4}$/.test(typed) ? undefined : { rule: 'pin' })}
      />
      {isWeakPin(pin) && (
        <Note tone="attention" live="status" title={t('pin.weak.title')}>
          {t('pin.weak.text')}
        </Note>
      )}
      <PinField
        name={field('again')}
        label={t('pin.again')}
        check={(typed) => (isSame(typed) ? undefined : { rule: 'pinsDiffer', text: t('pin.differ') })}
      />
    </>
  );
}
