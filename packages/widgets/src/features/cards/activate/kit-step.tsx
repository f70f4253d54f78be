/** Both codes from the parcel at once; five wrong pairs lock for a day. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { narrow, TextField } from '../../../kit/form/fields/text-field.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useIntent } from '../../../runtime/intent.ts';
import { foot } from '../card/card.css.ts';
import { SlowForm } from '../changes/slow-note.tsx';
import type { Card } from '../use-cards.ts';
import type { Typed, Verified } from './typed.ts';
import { atField } from './activation-faults.ts';

const schema = () => import('@bankside/core/contract/cards/cards.ts').then((contract) => contract.cards.verifyKit.in);
const field = fieldsOf(schema);

type Props = {
  readonly card: Card;
  readonly typed: Values | undefined;
  /** Verified before, and no longer. */
  readonly isLate: boolean;
  readonly onKeep: (part: Typed) => void;
  readonly onVerified: (verified: Verified) => void;
};

export function KitStep({ card, typed, isLate, onKeep, onVerified }: Props) {
  const t = useT('cards');
  const bank = useBank();
  const intended = useIntent();
  const refresh = useRefresh();
  const verify = async (asked: InOf<'/card/verifyKitNumber'>) => {
    onKeep({ kit: { ...asked } });
    try {
      onVerified(await intended(asked, (key) => bank.call('/card/verifyKitNumber', asked, { key })));
    } catch (error) {
      refresh(['cards']); // the last try locks the card
      throw atField(error, field('activation_code'), ['kitNotVerified', 'cardTriesLocked']);
    }
  };
  return (
    <Form schema={schema} initial={{ ...typed, card_id: card.card_id }} onSubmit={verify} label={t('activate.codes')}>
      {isLate && <Note tone="attention" live="status" title={t('activate.late')} />}
      <p>{t('activate.kitText')}</p>
      <TextField name={field('kit_number')} label={t('activate.kit')} autoComplete="off" fold={narrow} />
      <TextField name={field('activation_code')} label={t('activate.code')} autoComplete="off" fold={narrow} />
      <SlowForm />
      <div className={foot}>
        <SubmitButton>{t('activate.verify')}</SubmitButton>
      </div>
    </Form>
  );
}
