/** The number goes to the issuer and is not kept (CRD-03); the identification number is that of the application. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { isCardNumber } from '@bankside/core/rules/cards/card-number.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useToast } from '../../../kit/feedback/toast.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { GroupedTextField } from '../../../kit/form/fields/grouped-text-field.tsx';
import { narrow, TextField } from '../../../kit/form/fields/text-field.tsx';
import { isRefusal } from '../../../kit/remote/failure.ts';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useIntent } from '../../../runtime/intent.ts';
import { foot } from '../card/card.css.ts';
import { SlowForm } from '../changes/slow-note.tsx';
import type { Card } from '../use-cards.ts';
import { faulty } from '../top-up/faulty.ts';
import type { Typed, Verified } from './typed.ts';
import { atField } from './activation-faults.ts';

const schema = () => import('@bankside/core/contract/cards/cards.ts').then((contract) => contract.cards.activate.in);
const field = fieldsOf(schema);

/** '4929123456784821' as '4929 1234 5678 4821'; what is no digit stays, so that it is seen and refused. */
export const groupedNumber = (typed: string): string =>
  (
    typed
      .normalize('NFKC')
      .replace(/[\s\u3000-]+/g, '')
      .match(/.{1,4}/gu) ?? []
  ).join(' ');

type Props = {
  readonly card: Card;
  readonly verified: Verified;
  readonly typed: Values | undefined;
  readonly onKeep: (part: Typed) => void;
  readonly onBack: (late: boolean) => void;
  readonly onDone: () => void;
};

export function NumberStep({ card, verified, typed, onKeep, onBack, onDone }: Props) {
  const t = useT('cards');
  const bank = useBank();
  const toast = useToast();
  const refresh = useRefresh();
  const intended = useIntent();
  /** A mistyped number costs none of the five tries. */
  const mistyped = (number: string) => {
    if (!number.endsWith(verified.last4)) return t('activate.otherCard', { last4: verified.last4 });
    return isCardNumber(number) ? undefined : t('activate.mistyped');
  };
  const activate = async (asked: InOf<'/card/active'>) => {
    const fault = mistyped(asked.card_number);
    if (fault) throw faulty(field('card_number'), fault);
    try {
      await intended(asked, (key) => bank.call('/card/active', asked, { key }));
    } catch (error) {
      refresh(['cards']);
      if (!isRefusal(error, 'kitNotVerified'))
        throw atField(error, field('card_number'), ['activationFailed', 'cardDataError', 'cardTriesLocked']);
      onKeep({ number: { card_number: groupedNumber(asked.card_number), identification_number: asked.identification_number } });
      onBack(true);
      return;
    }
    refresh(['cards']);
    toast(t('activate.done'));
    onDone();
  };
  const initial = { ...typed, card_id: card.card_id, verify_token: verified.verify_token };
  return (
    <Form schema={schema} initial={initial} onSubmit={activate} label={t('activate.card')}>
      <Note tone="positive" title={t('activate.verified', { last4: verified.last4 })} />
      <GroupedTextField
        name={field('card_number')}
        label={t('activate.number')}
        hint={t('activate.numberHint')}
        group={groupedNumber}
        inputMode="numeric"
        className={mono}
      />
      <TextField
        name={field('identification_number')}
        label={t('activate.identification')}
        hint={t('activate.identificationHint')}
        autoComplete="off"
        fold={narrow}
      />
      <SlowForm />
      <div className={foot}>
        <Button onClick={() => onBack(false)}>{t('activate.back')}</Button>
        <SubmitButton>{t('activate.act')}</SubmitButton>
      </div>
    </Form>
  );
}
