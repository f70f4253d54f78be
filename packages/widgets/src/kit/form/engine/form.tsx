/**
 * A form of the kit. Fields inside take `name`, `label`, and where sensible `hint` and `optional`:
 *
 *   const schema = () => import('@bankside/core/contract/account/account.ts').then(({ account }) => account.login.in);
 *   const field = fieldsOf(schema);
 *
 *   <Form schema={schema} onSubmit={(values) => signIn(values)}>
 *     <EmailField name={field('email')} label={t('email')} />
 *     <PasswordField name={field('password')} label={t('password')} />
 *     <CaptchaField name={field('captcha')} load={loadCaptcha} />
 *     <SubmitButton>{t('signIn')}</SubmitButton>
 *   </Form>
 *
 * What onSubmit throws lands on the fields it names (`fields: {field, rule, msg}[]`), else in a note at the head.
 */
import { BareForm, type FormProps } from './bare-form.tsx';
import { fieldNamed, type FieldsOf } from './field-name.ts';
import type { LazySchema } from './form-errors.ts';
import { FormNote } from './form-note.tsx';
import type { Values } from './form-paths.ts';

export const Form = <Out = Values,>(props: FormProps<Out>) => <BareForm {...props} head={<FormNote />} />;

/** `const field = fieldsOf(schema)`: then `field('reference')` is a name, and any word that the schema has not is an error. */
export const fieldsOf = <V,>(_schema?: LazySchema<V>): FieldsOf<V> => fieldNamed;
