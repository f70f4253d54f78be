/** A title and a text in each language, and what is done with them. What is typed is kept until it is sent. */
import { languages, type Language } from '@bankside/core/rules/languages.ts';
import type { ReactNode } from 'react';
import { fieldNamed, type FieldName } from '../../../kit/form/engine/field-name.ts';
import type { LazySchema } from '../../../kit/form/engine/form-errors.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { useT } from '../../../kit/words.tsx';
import type { useFormDraft } from '../../../runtime/drafts.ts';
import * as look from '../queue/queue.css.ts';
import { useLanguageName } from '../language-name.ts';

const named = (part: 'title' | 'body', language: Language): FieldName<string> => fieldNamed(`${part}.${language}`);
const most = 2000;

type Props<V> = {
  readonly schema: LazySchema<V>;
  readonly initial: Values;
  readonly formRef: ReturnType<typeof useFormDraft>['ref'];
  readonly onSubmit: (values: V) => Promise<unknown>;
  readonly act: string;
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
};

export function MessageForm<V extends object>({ schema, initial, formRef, onSubmit, act, beside, children }: Props<V>) {
  const t = useT('back-office');
  const languageName = useLanguageName();
  return (
    <Form<V> schema={schema} initial={initial} ref={formRef} onSubmit={onSubmit}>
      {languages.map((language) => (
        <div key={language} className={look.stack}>
          <TextField name={named('title', language)} label={t('messages.titleIn', { language: languageName(language) })} />
          <TextArea
            name={named('body', language)}
            label={t('messages.bodyIn', { language: languageName(language) })}
            rows={3}
            maxLength={most}
          />
        </div>
      ))}
      {children}
      <div>
        <SubmitButton>{act}</SubmitButton> {beside}
      </div>
    </Form>
  );
}
