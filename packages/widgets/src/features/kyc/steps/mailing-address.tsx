/** Where post goes: the registered address unless another is given; it then follows that one. */
import { useEffect } from 'react';
import { textOf } from '../../../kit/form/engine/form-paths.ts';
import { useForm, useValue } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { FollowingField } from '../../../wizard/following-field.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import * as look from '../wizard/wizard.css.ts';

/** Only in the form: what is kept are two addresses, alike or not. */
const same = 'mailing_same';

export function MailingAddress() {
  const t = useT('kyc');
  const form = useForm();
  const registered = textOf(useValue('registered_address'));
  useEffect(() => {
    // only at the beginning: the box that somebody types in must not be shut under their hands
    const [there, asRegistered] = [textOf(form.value('mailing_address')), textOf(form.value('registered_address'))];
    if (form.state().values[same] === undefined && there !== '' && there === asRegistered) form.set(same, true);
  }, [form]);
  return (
    <FollowingField
      name="mailing_address"
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
