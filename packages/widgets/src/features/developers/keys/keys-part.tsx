/** Partner keys and links: those in use, what was asked for, and the way to a new key or other pages (DEV-01 to DEV-06, DEV-14). */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import * as look from '../developers.css.ts';
import { keysKey, type PartnerKeys } from '../use-developers.ts';
import { AskKey } from './ask-key.tsx';
import { KeyRow } from './key-row.tsx';
import { LinkRow } from './link-row.tsx';
import { RequestRow } from './request-row.tsx';

export function KeysPart() {
  const t = useT('developers');
  const bank = useBank();
  const keys = useRemote(keysKey, (signal) => bank.call('/developers/keys', {}, { signal }));
  return (
    <CallView of={keys} what={t('keys.loading')} failed={t('keys.failed')}>
      {(data) => <Known of={data} />}
    </CallView>
  );
}

function Known({ of: { mode, keys, links, requests } }: { readonly of: PartnerKeys }) {
  const t = useT('developers');
  const [isAsking, setAsking] = useState(false);
  const ask = (
    <Button compact icon="add" onClick={() => setAsking(true)}>
      {t('keys.ask')}
    </Button>
  );
  return (
    <div className={look.stack}>
      <Section title={t('keys.title')} action={ask}>
        <p className={look.said}>
          {t('keys.text')} {t(`keys.modes.${mode}`)}
        </p>
        {keys.length === 0 ? (
          <EmptyState title={t('keys.none.title')}>{t('keys.none.text')}</EmptyState>
        ) : (
          <ul aria-label={t('keys.title')}>
            {keys.map((key) => (
              <KeyRow key={key.id} of={key} mode={mode} />
            ))}
          </ul>
        )}
      </Section>
      {links.length > 0 && (
        <Section title={t('keys.links.title')}>
          <p className={look.said}>{t('keys.links.text')}</p>
          <ul aria-label={t('keys.links.title')}>
            {links.map((link) => (
              <LinkRow key={link.id} of={link} mode={mode} />
            ))}
          </ul>
        </Section>
      )}
      {requests.length > 0 && (
        <Section title={t('keys.requests')}>
          <ul aria-label={t('keys.requests')}>
            {requests.map((request) => (
              <RequestRow key={request.id} of={request} />
            ))}
          </ul>
        </Section>
      )}
      {isAsking && <AskKey mode={mode} onClose={() => setAsking(false)} />}
    </div>
  );
}
