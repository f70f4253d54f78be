/** Links that are set: how each is, a test, and a new secret, shown once (WEB-01 to WEB-03). They are changed on the profile. */
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { CopyButton } from '../../kit/action/copy-button.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { CallView, FailureNote } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useAction } from '../../kit/remote/use-action.ts';
import { mono } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { ProvenQuestion } from '../../shared/proof/proven-question.tsx';
import * as look from './developers.css.ts';
import { remoteKey, type WebhookLink } from './use-developers.ts';

const everyMs = 3000;

export function LinksPart() {
  const t = useT('developers');
  const bank = useBank();
  const links = useRemote([...remoteKey, 'links'], (signal) => bank.call('/developers/links', {}, { signal, background: true }), {
    every: everyMs,
  });
  return (
    <div className={look.stack}>
      <div>
        <ButtonLink compact to="profile" params={{ part: 'developers' }}>
          {t('links.change')}
        </ButtonLink>
      </div>
      <CallView of={links} what={t('loading')} failed={t('links.failed')}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('links.none.title')}>{t('links.none.text')}</EmptyState>
          ) : (
            <ul aria-label={t('parts.links')}>
              {list.map((link) => (
                <OneLink key={link.kind} link={link} />
              ))}
            </ul>
          )
        }
      </CallView>
    </div>
  );
}

function OneLink({ link: { kind, url, queued, failed, rests_until, old_secret_until } }: { readonly link: WebhookLink }) {
  const t = useT('developers');
  const bank = useBank();
  const dates = useDates();
  const [secret, setSecret] = useState('');
  const [asking, setAsking] = useState(false);
  const name = t(`options:webhookKinds.${kind}`);
  const test = useAction((_: null, { key }) => bank.call('/developers/test', { link: kind }, { key }), {
    says: t('links.tested'),
    refreshes: [remoteKey],
  });
  return (
    <li className={look.entry}>
      <div className={look.facts}>
        <h2 className={look.name}>{name}</h2>
        <span className={look.address}>{url}</span>
        <span className={look.said}>
          {t('links.counts', { queued, failed })}
          {rests_until && ` · ${t('links.rests', { until: dates.time(rests_until) })}`}
          {old_secret_until && ` · ${t('links.oldSecret', { until: dates.dateTime(old_secret_until) })}`}
        </span>
        {secret && (
          <Note tone="attention" live="status" title={t('links.once')}>
            <span className={`${mono} ${look.address}`}>{secret}</span> <CopyButton value={secret} what={t('links.secret')} />
          </Note>
        )}
        <FailureNote failure={test.failure} />
      </div>
      <div className={look.acts}>
        <Button compact busy={test.busy} aria-label={t('links.testOf', { name })} onClick={() => void test.run(null)}>
          {t('links.test')}
        </Button>
        <Button compact aria-label={t('links.rotateOf', { name })} onClick={() => setAsking(true)}>
          {t('links.rotate')}
        </Button>
      </div>
      {asking && (
        <ProvenQuestion
          title={t('links.ask.title', { name })}
          text={t('links.ask.text')}
          act={t('links.rotate')}
          perform={(given, { key }) => bank.call('/developers/rotateSecret', { link: kind, ...given }, { key })}
          refreshes={[remoteKey]}
          onDone={({ signing_secret }) => {
            setSecret(signing_secret);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
