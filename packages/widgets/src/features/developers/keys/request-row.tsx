/** What was asked about keys and how far it is; a key that the bank has allowed is collected here, once (DEV-05). */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { CopyButton } from '../../../kit/action/copy-button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { ProvenQuestion } from '../../../shared/proof/proven-question.tsx';
import { KeyRequestStatus } from '../../../shared/request-status.tsx';
import * as look from '../developers.css.ts';
import { keysKey, type KeyRequest } from '../use-developers.ts';

export function RequestRow({ of }: { readonly of: KeyRequest }) {
  const bank = useBank();
  const t = useT('developers');
  const dates = useDates();
  const [key, setKey] = useState('');
  const [isCollecting, setCollecting] = useState(false);
  const { id, version, kind, name, origins, status, asked_by, asked_at, reason } = of;
  return (
    <li className={look.entry}>
      <div className={look.facts}>
        <h3 className={look.name}>{t(`keys.kinds.${kind}`, { name })}</h3>
        <KeyRequestStatus status={status} />
        <span className={look.address}>{origins.join(' · ')}</span>
        <span className={look.said}>{t('keys.askedBy', { name: asked_by, date: dates.dateTime(asked_at) })}</span>
        {reason && <span>{reason}</span>}
        {key && (
          <Note tone="attention" live="status" title={t('links.once')}>
            <span className={`${mono} ${look.address}`}>{key}</span> <CopyButton value={key} what={t('keys.key')} />
          </Note>
        )}
      </div>
      <div className={look.acts}>
        {status === 'ready' && (
          <Button compact variant="primary" aria-label={t('keys.collectOf', { name })} onClick={() => setCollecting(true)}>
            {t('keys.collect')}
          </Button>
        )}
        {(status === 'asked' || status === 'ready') && <TakeBack of={of} />}
      </div>
      {isCollecting && (
        <ProvenQuestion
          title={t('keys.take.title', { name })}
          text={t('keys.take.text')}
          act={t('keys.collect')}
          perform={(given, intent) => bank.call('/developers/collectKey', { id, version, ...given }, { key: intent.key })}
          refreshes={[keysKey]}
          onDone={({ partner_key }) => {
            setKey(partner_key);
            setCollecting(false);
          }}
          onClose={() => setCollecting(false)}
        />
      )}
    </li>
  );
}

function TakeBack({ of: { id, version, name } }: { readonly of: KeyRequest }) {
  const t = useT('developers');
  const bank = useBank();
  const take = useAction((_: null, { key }) => bank.call('/developers/withdrawKey', { id, version }, { key }), {
    says: t('keys.withdrawn'),
    refreshes: [keysKey],
  });
  return (
    <>
      <Button compact variant="quiet" busy={take.busy} aria-label={t('keys.withdrawOf', { name })} onClick={() => void take.run(null)}>
        {t('keys.withdraw')}
      </Button>
      <FailureNote failure={take.failure} />
    </>
  );
}
