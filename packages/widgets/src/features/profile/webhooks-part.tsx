/** Where the bank posts what happens (PRO-05): its links, and a signing secret that is shown once. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { webhookKinds } from '@bankside/core/rules/options.ts';
import { useState } from 'react';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { useToast } from '../../kit/feedback/toast.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import { useStepUp } from '../../shared/proof/use-step-up.tsx';
import { PagePart } from '../../shared/page-part.tsx';
import { useKeepLinks, type Links } from './webhook-links.ts';
import { WebhookSecret } from './webhook-secret.tsx';

const schema = () => import('@bankside/core/contract/account/account.ts').then((contract) => contract.account.modifyWebhookApi.in);
const field = fieldsOf(schema);

/** Open before verification: how that goes on is the first thing that a webhook reports. */
export function WebhooksPart({ links }: { readonly links: Links }) {
  const t = useT('profile');
  return (
    <PagePart title={t('webhooks.title')} text={t('webhooks.text')}>
      <LinksForm links={links} />
      <div>
        <ButtonLink compact to="developers">
          {t('webhooks.console')}
        </ButtonLink>
      </div>
    </PagePart>
  );
}

function LinksForm({ links }: { readonly links: Links }) {
  const t = useT('profile');
  const bank = useBank();
  const keepLinks = useKeepLinks();
  const toast = useToast();
  const intended = useIntent();
  const [secret, setSecret] = useState('');
  const { has_secret, ...given } = links;
  const { proving, dialog } = useStepUp();
  const save = async (values: InOf<'/account/modifyWebhookApi'>) => {
    const { signing_secret, ...kept } = await proving((proven) => {
      const whole = { ...values, ...proven };
      return intended(whole, (key) => bank.call('/account/modifyWebhookApi', whole, { key }));
    });
    keepLinks(kept, has_secret || signing_secret !== null);
    if (signing_secret) setSecret(signing_secret);
    toast(t('webhooks.done'));
  };
  return (
    <>
      <Form schema={schema} initial={given} onSubmit={save} guarded label={t('webhooks.title')}>
        {webhookKinds.map((kind) => (
          <TextField
            key={kind}
            name={field(`${kind}_url`)}
            label={t(`options:webhookKinds.${kind}`)}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={t('webhooks.example')}
          />
        ))}
        <div>
          <SubmitButton variant="secondary">{t('webhooks.act')}</SubmitButton>
        </div>
      </Form>
      {dialog}
      {(has_secret || secret) && <WebhookSecret links={given} secret={secret} onSecret={setSecret} />}
    </>
  );
}
