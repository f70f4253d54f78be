/** The head of a form: what went wrong as a whole, or the errors as links when there are more than three (DES-06). */
import { useT, useExists } from '../../words.tsx';
import { noteLink, noteList } from './form-note.css.ts';
import { refusedFields } from './form-errors.ts';
import { useErrorText, useForm, useFormState } from './use-form.ts';
import { Note } from '../../feedback/note.tsx';

export function FormNote() {
  const form = useForm();
  const t = useT('form');
  const failureText = useFailureText();
  const errorText = useErrorText();
  const failure = useFormState((state) => state.failure);
  const errors = useFormState((state) => state.errors);
  const listed = useFormState((state) => state.listed);
  const inError = form.inError();
  const homeless = Object.entries(errors).filter(([name]) => !inError.some((field) => field.name === name));
  if (failure !== undefined) return <Note tone="negative" title={failureText(failure)} live="alert" />;
  if (homeless.length)
    return (
      <Note tone="negative" title={t('refused')} live="alert">
        {homeless.map(([name, error]) => (
          <p key={name}>{errorText(error)}</p>
        ))}
      </Note>
    );
  if (!listed || !inError.length) return null;
  return (
    <Note tone="negative" title={t('correct')}>
      <ul className={noteList}>
        {inError.map(({ name, label }) => (
          <li key={name}>
            <button type="button" className={noteLink} onClick={() => form.focus(name)}>
              {label()}
            </button>
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** What was thrown, as a sentence. A refusal that we have words for follows the language; a fault of the program is not shown. */
function useFailureText(): (failure: unknown) => string {
  const t = useT('form');
  const exists = useExists('errors');
  return (failure) => {
    if (!(failure instanceof Error) || failure instanceof TypeError || !failure.message) return t('failed');
    const refusal = 'refusal' in failure && typeof failure.refusal === 'string' ? failure.refusal : undefined;
    const sentence = refusal && exists(refusal) ? t(`errors:${refusal}`) : '';
    const bankFields = refusedFields(failure).map(({ msg }) => msg);
    return (sentence && !sentence.includes('{{') ? sentence : failure.message) || bankFields.join(' ');
  };
}
