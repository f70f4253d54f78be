/** Why the bank could not confirm a field, said as its error as long as the field says what it said then. */
import { useEffect } from 'react';
import { fieldNamed } from '../../kit/form/engine/field-name.ts';
import { useForm, useFormState, useValue } from '../../kit/form/engine/use-form.ts';
import { useT } from '../../kit/words.tsx';

type Props = { readonly name: string; readonly reason: string; /** What stood there when the form was opened. */ readonly was: unknown };
const rule = 'cardKycSentBack';

export function FieldReason({ name, reason, was }: Props) {
  const t = useT('card-kyc');
  const form = useForm();
  const msg = t('sentBack', { reason });
  const stays = (useValue(fieldNamed(name)) ?? '') === (was ?? '');
  const error = useFormState((state) => state.errors[name]);
  const isSaid = error !== undefined && (error.rule !== rule || error.text === msg); // what else is wrong comes first; another language is said again
  useEffect(() => {
    if (stays && !isSaid) form.fail({ fields: [{ field: name, rule, msg }] }, true);
  }, [form, name, msg, stays, isSaid]);
  return null;
}
