/** A signed-in company applies for one of its directors or associates (APP-01). What was begun is listed and can be gone on with. */
import { fileFields } from '@bankside/core/rules/cards/fields.ts';
import { useMemo, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { useRefresh, useRemote } from '../../../kit/remote/remote.ts';
import { SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { muted, strong } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { HostProvider, useBank, useHost } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { keepInMemory } from '../../../runtime/storage.ts';
import { isId, useQuery } from '../../../runtime/url.ts';
import { CardApply } from '../card-apply.tsx';
import * as look from './pages.css.ts';
import { useNamedStep } from './named-step.ts';

export function ApplyCardPage() {
  const t = useT('apply-pages');
  const [{ id, from }] = useQuery(['id', 'from']);
  return (
    <>
      <PageHead title={t('titles.apply')} lead={t('own.lead')} ruled />
      <div className={look.applying}>
        <div>{isId(from) && !isId(id) ? <Renewing key={from} from={from} /> : <Applying key={id} id={isId(id) ? id : undefined} />}</div>
        <Drafts but={id} />
      </div>
    </>
  );
}

type ApplyingProps = { readonly id?: string | undefined; readonly prefill?: Readonly<Record<string, unknown>> };

function Applying({ id, prefill }: ApplyingProps) {
  const links = useLinks();
  const refresh = useRefresh();
  const host = useHost();
  // drafts are listed, so that none is lost when the page is left
  const own = useMemo(() => ({ ...host, element: undefined, storage: { ...host.storage, tab: keepInMemory() } }), [host]);
  const onStep = useNamedStep();
  return (
    <HostProvider value={own}>
      <CardApply
        hideHeader
        onStep={onStep}
        applicationId={id}
        prefill={prefill}
        onDone={({ id: sent }) => {
          refresh(['card-apply']);
          links.go('applyCardInfo', sent ? { id: sent } : {});
        }}
      />
    </HostProvider>
  );
}

/** Applying again: what a rejected application held, without its files and what was verified for it. */
function Renewing({ from }: { readonly from: string }) {
  const t = useT('apply-pages');
  const bank = useBank();
  const old = useRemote(['card-apply', 'one', from], (signal) => bank.call('/card/get', { id: from }, { signal, background: true }));
  if (old.state === 'loading') return <SkeletonRows />;
  const prefill = old.state === 'ready' && !old.data.masked ? renewed(old.data.form) : undefined;
  return (
    <>
      <Note tone="plain">{t(prefill ? 'own.prefilled' : 'own.notPrefilled')}</Note>
      <Applying {...(prefill && { prefill })} />
    </>
  );
}

const givenAnew: readonly string[] = ['email', 'username', 'step', 'email_token', 'terms_accepted', ...fileFields];
function renewed(form: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !givenAnew.includes(name)));
}

const few = 3;

/** What the company has begun and not sent; the one that is open is not among them. */
function Drafts({ but }: { readonly but: string }) {
  const t = useT('apply-pages');
  const bank = useBank();
  const dates = useDates();
  const [all, setAll] = useState(false);
  const asked = { tab: 'applications' as const, status: 'uncommitted', page_size: 100 };
  const drafts = useRemote(['card-apply', 'record', asked], (signal) => bank.call('/card/record', asked, { signal, background: true }));
  const list = drafts.state === 'ready' ? drafts.data.list.filter(({ id }) => id !== but) : [];
  if (list.length === 0) return null;
  return (
    <div className={look.drafts}>
      <Section title={t('own.drafts')}>
        <ul aria-label={t('own.drafts')}>
          {(all ? list : list.slice(0, few)).map(({ id, holder_name, updated_at }) => (
            <li key={id} className={look.draft}>
              <span>
                <span className={strong}>{holder_name || t('list.unnamed')}</span>{' '}
                <span className={muted}>{t('own.saved', { time: `${dates.date(updated_at)} ${dates.time(updated_at)}` })}</span>
              </span>
              <ButtonLink compact to="applyCard" params={{ id }}>
                {t('own.continue')}
              </ButtonLink>
            </li>
          ))}
        </ul>
        {!all && list.length > few && (
          <Button compact variant="quiet" onClick={() => setAll(true)}>
            {t('own.all', { count: list.length })}
          </Button>
        )}
      </Section>
    </div>
  );
}
