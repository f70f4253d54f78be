/** A plain form of the kit as a custom element, with everything it needs until its first field can be used. */
import '@bankside/widgets/kit/theme/base.css.ts';
import { createI18n, load } from '@bankside/core/i18n/i18n.ts';
import { CheckField } from '@bankside/widgets/kit/form/choices/check-field.tsx';
import { fieldNamed } from '@bankside/widgets/kit/form/engine/field-name.ts';
import { Form } from '@bankside/widgets/kit/form/engine/form.tsx';
import { PasswordField } from '@bankside/widgets/kit/form/fields/password-field.tsx';
import { SelectField } from '@bankside/widgets/kit/form/choices/select-field.tsx';
import { SubmitButton } from '@bankside/widgets/kit/form/engine/submit-button.tsx';
import { EmailField, TextField } from '@bankside/widgets/kit/form/fields/text-field.tsx';
import { adoptSheets } from '@bankside/widgets/kit/theme/sheets.ts';
import { I18nProvider } from '@bankside/widgets/kit/words.tsx';
import { readWords } from '@bankside/widgets/word-files.ts';
import { createRoot } from 'react-dom/client';

function PlainForm() {
  return (
    <Form schema={() => import('@bankside/core/contract/account/sign-in.ts').then(({ signIn }) => signIn.login.in)} onSubmit={() => undefined}>
      <TextField name={fieldNamed('full_name')} label="Name" optional />
      <EmailField name={fieldNamed('email')} label="Email" />
      <PasswordField name={fieldNamed('password')} label="Password" />
      <SelectField name={fieldNamed('type')} label="Type" options={[{ value: 'question', label: 'Question' }]} />
      <CheckField name={fieldNamed('agreed')} label="I agree" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

customElements.define(
  'kit-form',
  class extends HTMLElement {
    async connectedCallback(): Promise<void> {
      const root = this.attachShadow({ mode: 'open' });
      adoptSheets(root);
      const i18n = createI18n('en', { read: readWords });
      await load(i18n, 'en', 'shared', 'form');
      createRoot(root).render(
        <I18nProvider i18n={i18n}>
          <PlainForm />
        </I18nProvider>,
      );
    }
  },
);
