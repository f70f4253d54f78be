/** Where the person is signed in, and the way to end one or all others (SES-10). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { Button } from '../../kit/action/button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { CallView, FailureNote } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useAction } from '../../kit/remote/use-action.ts';
import { faint } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { Section } from './section.tsx';
import * as look from './security.css.ts';

type Session = OutOf<'/account/security/sessions'>['list'][number];
const key = ['security', 'sessions'] as const;

export function SessionsSection() {
  const t = useT('security');
  const bank = useBank();
  const sessions = useRemote(key, (signal) => bank.call('/account/security/sessions', {}, { signal }));
  const end = useAction((id: string | undefined, intent) => bank.call('/account/security/endSession', id ? { id } : {}, intent), {
    says: ({ ended }) => t('sessions.ended', { count: ended }),
    refreshes: [key],
  });
  return (
    <Section title={t('sessions.title')} text={t('sessions.text')}>
      <CallView of={sessions} what={t('loading')} failed={t('sessions.failed')}>
        {({ list }) => (
          <>
            <ul className={look.list}>
              {list.map((session, index) => (
                <SessionRow key={session.id} index={index} session={session} busy={end.busy} onEnd={() => void end.run(session.id)} />
              ))}
            </ul>
            {list.length > 1 && (
              <Button variant="danger" busy={end.busy} onClick={() => void end.run(undefined)}>
                {t('sessions.endOthers')}
              </Button>
            )}
          </>
        )}
      </CallView>
      <FailureNote failure={end.failure} />
    </Section>
  );
}

type RowProps = { readonly session: Session; readonly index: number; readonly busy: boolean; readonly onEnd: () => void };

function SessionRow({ session, index, busy, onEnd }: RowProps) {
  const t = useT('security');
  const { listed } = useDates();
  const { browser, address, moved_at, moved_to, since, last_seen_at, current } = session;
  const name = browser || t('sessions.program');
  return (
    <li className={look.row}>
      <div>
        <p>
          {name} {current && <strong>{t('sessions.this')}</strong>}
        </p>
        <p className={faint}>{t('sessions.since', { date: listed(since, index), address })}</p>
        <p className={faint}>{t('sessions.last', { date: listed(last_seen_at, 1) })}</p>
        {moved_at && (
          <Note tone="attention" title={t('sessions.moved', { address: moved_to, date: listed(moved_at, 1) })}>
            {t('sessions.movedText')}
          </Note>
        )}
      </div>
      {!current && (
        <Button compact variant="dangerQuiet" disabled={busy} aria-label={t('sessions.endOf', { name, address })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
