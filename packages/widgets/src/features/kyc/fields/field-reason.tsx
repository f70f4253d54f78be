/** Why the bank sent a field back, said as its error as long as the field says what it said then: a save changes nothing of it. */
import { useEffect } from 'react';
import type { FieldName } from '../../../kit/form/engine/field-name.ts';
import { useForm, useFormState, useValue } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { useReasonText } from '../../../shared/kyc/reason-text.ts';
import { sameAnswer, type Returned } from '../../../shared/kyc/returned.ts';
import { useLazyWords } from '../wizard/lazy-words.ts';

type Props = { readonly reason: Returned; readonly name: FieldName };
const rule = 'kycSentBack';

export function FieldReason({ reason, name }: Props) {
  const t = useT('kyc');
  const form = useForm();
  const ready = useLazyWords();
  const reasonText = useReasonText();
  const msg = ready ? t('wizard.sentBack', { reason: reasonText(reason) }) : '';
  const stays = sameAnswer(useValue(name), reason.was);
  const error = useFormState((state) => state.errors[name]);
  const isSaid = error !== undefined && (error.rule !== rule || error.text === msg); // what else is wrong comes first; another language is said again
  useEffect(() => {
    if (msg && stays && !isSaid) form.fail({ fields: [{ field: name, rule, msg }] }, true);
  }, [form, name, msg, stays, isSaid]);
  return null;
}
