/** Where post goes: the registered address unless another is given; it then follows that one. */
import { useEffect } from 'react';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { textOf } from '../../../kit/form/engine/form-paths.ts';
import { useForm, useValue } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { FollowingField } from '../../../wizard/following-field.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import * as look from '../wizard/wizard.css.ts';

/** Only in the form: what is kept are two addresses, alike or not. */
const same = fieldNamed<boolean>('mailing_same');
const [registeredName, mailingName] = [fieldNamed<string>('registered_address'), fieldNamed<string>('mailing_address')];

export function MailingAddress() {
  const t = useT('kyc');
  const form = useForm();
  const registered = textOf(useValue(registeredName));
  useEffect(() => {
    // only at the beginning: the box that somebody types in must not be shut under their hands
    const [there, asRegistered] = [textOf(form.value(mailingName)), textOf(form.value(registeredName))];
    if (form.state().values[same] === undefined && there !== '' && there === asRegistered) form.set(same, true);
  }, [form]);
  return (
    <FollowingField
      name={mailingName}
      box={same}
      label={t('wizard.sameAddress')}
      text={registered}
      className={look.pairOf}
      cell={look.cell}
    >
      <KycField step="company" name="mailing_address" />
    </FollowingField>
  );
}
