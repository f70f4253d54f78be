/** Asks for a new key, or for other origins of a key or a link; each is proven (ACC-36) and allowed by the bank. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { sessionTags } from '@bankside/core/rules/tags.ts';
import { ChoicesField } from '../../../kit/form/choices/choices-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useStepUp } from '../../../shared/proof/use-step-up.tsx';
import { keysKey, type PartnerKeys } from '../use-developers.ts';

const contract = () => import('@bankside/core/contract/developers/partners.ts');
const schema = () => contract().then(({ partners }) => partners.askKey.in);
const schemaOfOrigins = () => contract().then(({ partners }) => partners.askOrigins.in);
const field = fieldsOf(schema);

type Mode = PartnerKeys['mode'];
type Props = { readonly mode: Mode; readonly onClose: () => void };

export function AskKey({ mode, onClose }: Props) {
  const t = useT('developers');
  const bank = useBank();
  const { proving, dialog } = useStepUp();
  const ask = useAction(
    (values: InOf<'/developers/askKey'>, { key }) => proving((given) => bank.call('/developers/askKey', { ...values, ...given }, { key })),
    { says: t('keys.asked'), refreshes: [keysKey], onDone: onClose },
  );
  return (
    <Dialog form size="narrow" title={t('keys.new.title')} text={t('keys.new.text')} onClose={onClose} busy={ask.busy}>
      <Form schema={schema} initial={{ name: '', origins: '', tags: [] }} onSubmit={ask.send} label={t('keys.new.title')}>
        <TextField name={field('name')} label={t('keys.new.name')} hint={t('keys.new.nameHint')} autoComplete="off" />
        <OriginsField mode={mode} />
        <ChoicesField
          name={field('tags')}
          label={t('keys.new.tags')}
          options={sessionTags.map((value) => ({ value, label: t(`keys.tags.${value}`) }))}
        />
        <div>
          <SubmitButton>{t('keys.new.act')}</SubmitButton>
        </div>
      </Form>
      {dialog}
    </Dialog>
  );
}

type Origins = {
  readonly of: { readonly id: string; readonly origins: readonly string[] };
  readonly ask: '/developers/askOrigins' | '/developers/askLinkOrigins';
  readonly title: string;
  readonly text: string;
};
export function AskOrigins({ of: { id, origins }, ask: path, title, text, mode, onClose }: Props & Origins) {
  const t = useT('developers');
  const bank = useBank();
  const { proving, dialog } = useStepUp();
  const ask = useAction(
    (values: Pick<InOf<'/developers/askOrigins'>, 'origins'>, { key }) =>
      proving((given) => bank.call(path, { id, origins: values.origins, ...given }, { key })),
    { says: t('keys.asked'), refreshes: [keysKey], onDone: onClose },
  );
  return (
    <Dialog form size="narrow" title={title} text={text} onClose={onClose} busy={ask.busy}>
      <Form schema={schemaOfOrigins} initial={{ id, origins: origins.join('\n') }} onSubmit={ask.send} label={title}>
        <OriginsField mode={mode} />
        <div>
          <SubmitButton>{t('keys.new.act')}</SubmitButton>
        </div>
      </Form>
      {dialog}
    </Dialog>
  );
}

function OriginsField({ mode }: { readonly mode: Mode }) {
  const t = useT('developers');
  return <TextArea name={field('origins')} label={t('keys.new.origins')} hint={t(`keys.new.originsHint.${mode}`)} rows={3} />;
}
