/** The signing secret: to be copied the one time it is shown, and to be replaced when it is lost or known to others. */
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { CopyButton } from '../../kit/action/copy-button.tsx';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { faint, mono } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import * as look from './profile.css.ts';
import { ProvenQuestion } from '../../shared/proof/proven-question.tsx';
import { useKeepLinks, type Links } from './webhook-links.ts';

type Props = {
  /** As the bank has them: replacing the secret changes no link. */
  readonly links: Omit<Links, 'has_secret'>;
  /** '' when it was shown already. */
  readonly secret: string;
  readonly onSecret: (secret: string) => void;
};

export function WebhookSecret({ links, secret, onSecret }: Props) {
  const t = useT('profile');
  const bank = useBank();
  const keepLinks = useKeepLinks();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {secret && <Note tone="attention" live="status" title={t('webhooks.once')} />}
      <Facts>
        <Fact label={t('webhooks.secret')}>
          {secret ? (
            <span className={look.secret}>
              <span className={mono}>{secret}</span> <CopyButton value={secret} what={t('webhooks.secret')} />
            </span>
          ) : (
            <span className={faint}>{t('webhooks.has')}</span>
          )}
        </Fact>
      </Facts>
      <div>
        <Button compact onClick={() => setAsking(true)}>
          {t('webhooks.rotate')}
        </Button>
      </div>
      {asking && (
        <ProvenQuestion
          title={t('webhooks.ask.title')}
          text={t('webhooks.ask.text')}
          act={t('webhooks.ask.act')}
          cancel={t('webhooks.ask.keep')}
          perform={(given, { key }) => bank.call('/account/modifyWebhookApi', { ...links, rotate_secret: true, ...given }, { key })}
          says={t('webhooks.rotated')}
          onDone={({ signing_secret, ...kept }) => {
            keepLinks(kept, true);
            onSecret(signing_secret ?? '');
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
