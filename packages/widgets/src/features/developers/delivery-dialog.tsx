/** One delivery: its body and each try, and the act to repeat it (WEB-12, WEB-13). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { Button } from '../../kit/action/button.tsx';
import { CopyButton } from '../../kit/action/copy-button.tsx';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { CallView, FailureNote } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useAction } from '../../kit/remote/use-action.ts';
import { mono } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { outcomeOf } from './delivery-columns.tsx';
import { DeliveryStatus } from './delivery-status.tsx';
import * as look from './developers.css.ts';
import { prettyJson } from './pretty-json.ts';
import { remoteKey, type Attempt } from './use-developers.ts';

const everyMs = 2000;

export function DeliveryDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useT('developers');
  const bank = useBank();
  const found = useRemote([...remoteKey, { id }], (signal) => bank.call('/developers/delivery', { id }, { signal, background: true }), {
    every: everyMs,
    until: ({ delivery }) => delivery.status !== 'queued',
  });
  const replay = useAction((_: null, { key }) => bank.call('/developers/replay', { id }, { key }), {
    says: t('replay.done'),
    refreshes: [remoteKey],
  });
  const may = found.state === 'ready' && found.data.delivery.may_replay;
  return (
    <Dialog
      title={t('one.title')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared:close')}</Button>
          <Button variant="primary" disabled={!may} busy={replay.busy} onClick={() => void replay.run(null)}>
            {t('replay.act')}
          </Button>
        </>
      }
    >
      <FailureNote failure={replay.failure} />
      <CallView of={found} what={t('loading')} failed={t('one.failed')}>
        {(data) => <Known {...data} />}
      </CallView>
    </Dialog>
  );
}

function Known({ delivery, body, attempts }: OutOf<'/developers/delivery'>) {
  const t = useT('developers');
  const dates = useDates();
  return (
    <div className={look.stack}>
      <Facts>
        <Fact label={t('column.event')}>
          <span className={mono}>{delivery.event}</span>
        </Fact>
        <Fact label={t('column.status')}>
          <DeliveryStatus status={delivery.status} />
        </Fact>
        <Fact label={t('one.id')}>
          <span className={look.address}>{delivery.id}</span> <CopyButton value={delivery.id} what={t('one.id')} />
        </Fact>
        <Fact label={t('column.created')}>{dates.dateTime(delivery.created_at)}</Fact>
        {delivery.next_try_at && <Fact label={t('one.next')}>{dates.listed(delivery.next_try_at, 1)}</Fact>}
      </Facts>
      <Section title={t('one.body')} level={3}>
        <pre className={look.code}>{prettyJson(body)}</pre>
      </Section>
      <Section title={t('one.tries')} level={3}>
        {attempts.length === 0 && <p className={look.said}>{t('one.noTries')}</p>}
        {attempts.map((attempt) => (
          <Try key={attempt.nth} attempt={attempt} />
        ))}
      </Section>
    </div>
  );
}

function Try({ attempt }: { readonly attempt: Attempt }) {
  const t = useT('developers');
  const dates = useDates();
  const headers = Object.entries(attempt.headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <div className={look.attempt}>
      <Facts>
        <Fact label={t('one.nth', { nth: attempt.nth })}>{dates.listed(attempt.at, 1)}</Fact>
        <Fact label={t('column.answer')}>{outcomeOf(t, { answered: attempt.status, fault: attempt.fault })}</Fact>
        <Fact label={t('one.took')}>{t('one.ms', { ms: attempt.ms })}</Fact>
        {attempt.next_try_at && <Fact label={t('one.next')}>{dates.listed(attempt.next_try_at, 1)}</Fact>}
      </Facts>
      <pre className={look.code} aria-label={t('one.request')}>
        {[`POST ${attempt.url}`, ...headers].join('\n')}
      </pre>
      {attempt.answer && (
        <pre className={look.code} aria-label={t('one.answer')}>
          {attempt.answer}
        </pre>
      )}
    </div>
  );
}
