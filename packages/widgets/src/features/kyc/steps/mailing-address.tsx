/** Where post goes: the registered address unless another is given; it then follows that one. */
import { useEffect } from 'react';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { CheckField } from '../../../kit/form/choices/check-field.tsx';
import { textOf } from '../../../kit/form/engine/form-paths.ts';
import { useForm, useValue } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import * as look from '../wizard/wizard.css.ts';

/** Only in the form: what is kept are two addresses, alike or not. */
const same = fieldNamed<boolean>('mailing_same');
const [registeredName, mailingName] = [fieldNamed('registered_address'), fieldNamed('mailing_address')];

export function MailingAddress() {
  const t = useT('kyc');
  const form = useForm();
  const registered = textOf(useValue(registeredName));
  const mailing = textOf(useValue(mailingName));
  const follows = useValue(same);
  useEffect(() => {
    // only at the beginning: the box that somebody types in must not be shut under their hands
    const [there, asRegistered] = [textOf(form.value(mailingName)), textOf(form.value(registeredName))];
    if (form.state().values[same] === undefined && there !== '' && there === asRegistered) form.set(same, true);
  }, [form]);
  useEffect(() => {
    if (follows === true && mailing !== registered) form.set(mailingName, registered);
  }, [form, follows, mailing, registered]);
  return (
    <div className={look.pairOf}>
      <fieldset disabled={follows === true} className={look.cell}>
        <KycField step="company" name="mailing_address" />
      </fieldset>
      <CheckField name={same} label={t('wizard.sameAddress')} optional />
    </div>
  );
}
