/** Name, phone, language and picture (PRO-02). Only what was changed is sent. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { languages } from '@bankside/core/rules/languages.ts';
import type { UserInfo } from '@bankside/core/session/person.ts';
import { useState } from 'react';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { PhoneField } from '../../kit/form/fields/phone-field.tsx';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useToast } from '../../kit/feedback/toast.tsx';
import { useT, useChangeLanguage } from '../../kit/words.tsx';
import { useBank, useHost } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import { PagePart } from '../../shared/page-part.tsx';
import { PictureField } from './picture-field.tsx';

type Details = InOf<'/account/modify'>;
const schema = () => import('@bankside/core/contract/account/account.ts').then((contract) => contract.account.modify.in);
const field = fieldsOf(schema);
const names = ['full_name', 'country_code', 'phone', 'language', 'avatar'] as const;

const changed = (values: Details, info: UserInfo): Details =>
  Object.fromEntries(names.flatMap((name) => (values[name] !== undefined && values[name] !== info[name] ? [[name, values[name]]] : [])));

export function DetailsPart({ info }: { readonly info: UserInfo }) {
  const t = useT('profile');
  const changeLanguage = useChangeLanguage();
  const bank = useBank();
  const toast = useToast();
  const { account } = useHost();
  const intended = useIntent();
  const [saved, setSaved] = useState(0);
  const save = async (values: Details) => {
    const input = changed(values, info);
    const answer = await intended(input, (key) => bank.call('/account/modify', input, { key }));
    account.setUser(answer); // the header shows the new name at once
    if (input.language) await changeLanguage(input.language);
    toast(t('details.saved'));
    if (input.avatar !== undefined) setSaved((count) => count + 1); // the picture's field starts again
  };
  const { full_name, country_code, phone, language, avatar } = info;
  return (
    <PagePart title={t('details.title')} done={saved}>
      <Form
        key={saved}
        schema={schema}
        initial={{ full_name, country_code, phone, language, avatar }}
        onSubmit={save}
        guarded
        label={t('details.title')}
      >
        <PictureField name={field('avatar')} label={t('details.picture')} kept={avatar} person={full_name} />
        <TextField name={field('full_name')} label={t('details.fullName')} autoComplete="name" />
        <PhoneField name={field('phone')} codeName={field('country_code')} label={t('details.phone')} />
        <SegmentedField
          name={field('language')}
          label={t('details.language')}
          hint={t('details.languageHint')}
          options={languages.map((each) => ({ value: each, label: t(`shared:languages.${each}`) }))}
        />
        <div>
          <SubmitButton>{t('details.save')}</SubmitButton>
        </div>
      </Form>
    </PagePart>
  );
}
