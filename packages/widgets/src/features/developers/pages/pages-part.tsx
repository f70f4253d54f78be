/** What happens on partners' pages: sessions, versions of our code, and what was refused, each with what to do (DEV-08 to DEV-12). */
import { CopyButton } from '../../../kit/action/copy-button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import * as look from '../developers.css.ts';
import { remoteKey, type PartnerPages } from '../use-developers.ts';
import { CountRow } from './count-row.tsx';

const everyMs = 10_000;

export function PagesPart() {
  const t = useT('developers');
  const bank = useBank();
  const pages = useRemote([...remoteKey, 'pages'], (signal) => bank.call('/developers/pages', {}, { signal, background: true }), {
    every: everyMs,
  });
  return (
    <CallView of={pages} what={t('pages.loading')} failed={t('pages.failed')}>
      {(data) => <Known of={data} />}
    </CallView>
  );
}

function Known({ of: { newest, sessions, versions, refused, reports } }: { readonly of: PartnerPages }) {
  const t = useT('developers');
  return (
    <div className={look.stack}>
      <Section title={t('pages.refused')}>
        {refused.length === 0 ? (
          <EmptyState title={t('pages.noRefused.title')}>{t('pages.noRefused.text')}</EmptyState>
        ) : (
          <ul aria-label={t('pages.refused')}>
            {refused.map((row) => (
              <CountRow
                key={`${row.kind} ${row.id} ${row.what}`}
                of={row}
                title={t(`pages.kinds.${row.kind}`)}
                advice={t(`pages.todo.${row.kind}`)}
                isFault
              />
            ))}
          </ul>
        )}
      </Section>
      <Section title={t('pages.sessions')}>
        {sessions.length === 0 ? (
          <p className={look.said}>{t('pages.noSessions')}</p>
        ) : (
          <ul aria-label={t('pages.sessions')}>
            {sessions.map((row) => (
              <CountRow key={`${row.id} ${row.what}`} of={row} title={`<${row.what}>`} />
            ))}
          </ul>
        )}
      </Section>
      <Section title={t('pages.versions')}>
        {versions.length === 0 ? (
          <p className={look.said}>{t('pages.noVersions')}</p>
        ) : (
          <ul aria-label={t('pages.versions')}>
            {versions.map((row) => {
              const isNewest = row.what === newest;
              const advice = t(isNewest ? 'pages.todo.newest' : 'pages.todo.older', { newest });
              return <CountRow key={`${row.id} ${row.what}`} of={row} title={t('pages.version', { version: row.what })} advice={advice} />;
            })}
          </ul>
        )}
      </Section>
      {reports.length > 0 && (
        <Section title={t('pages.reports')}>
          <p className={look.said}>{t('pages.reportsText')}</p>
          <ul aria-label={t('pages.reports')}>
            {reports.map(({ id, name, address }) => (
              <li key={id} className={look.entry}>
                <div className={look.facts}>
                  <span>{name}</span>
                  <span className={`${mono} ${look.address}`}>{`report-uri ${address}`}</span>
                </div>
                <CopyButton value={`report-uri ${address}`} what={t('pages.reportsOf', { name })} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
