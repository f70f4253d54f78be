/**
 * "Application links": the company's apply links, each as an address to copy and a code to print; open one, close one (D-124).
 */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { CallView, FailureNote } from '../../../kit/remote/call-view.tsx';
import { CopyButton } from '../../../kit/action/copy-button.tsx';
import { ConfirmDialog } from '../../../kit/overlay/dialog.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Section } from '../../../kit/nav/heading.tsx';
import { QrCode } from '../../../kit/qr/qr.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { Status } from '../../../kit/data/status.tsx';
import { mono, muted, small, strong } from '../../../kit/theme/text.css.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { linkLook } from './link-look.ts';
import { NewLink } from './new-link.tsx';
import * as look from './pages.css.ts';

type ApplyLink = OutOf<'/card/links'>['list'][number];
const key = ['card-apply', 'links'] as const;
/** It ends when the day after its last begins. */
const lastMomentOf = (expires_at: string) => new Date(Date.parse(expires_at) - 1).toISOString();

export function ApplyLinks() {
  const t = useT('apply-pages');
  const bank = useBank();
  const links = useRemote(key, (signal) => bank.call('/card/links', {}, { signal }));
  const [isAdding, setAdding] = useState(false);
  const openButton = (
    <Button compact icon="add" onClick={() => setAdding(true)}>
      {t('links.open')}
    </Button>
  );
  return (
    <div className={look.below}>
      <Section title={t('links.title')} action={openButton}>
        <p className={muted}>{t('links.text')}</p>
        <CallView
          of={links}
          what={t('links.loading')}
          failed={t('links.failed')}
          loading={<SkeletonRows rows={2} />}
          empty={<EmptyState title={t('links.none.title')}>{t('links.none.text')}</EmptyState>}
        >
          {({ list }) => <Links list={list} />}
        </CallView>
      </Section>
      {isAdding && <NewLink refreshes={key} onClose={() => setAdding(false)} />}
    </div>
  );
}

/** Those that are open; the closed ones when they are asked for. */
function Links({ list }: { readonly list: readonly ApplyLink[] }) {
  const t = useT('apply-pages');
  const [all, setAll] = useState(false);
  const closed = list.filter(({ status }) => !linkLook(status).isOpen);
  return (
    <>
      <ul className={look.links} aria-label={t('links.title')}>
        {list
          .filter((link) => all || !closed.includes(link))
          .map((link) => (
            <OneLink key={link.id} link={link} />
          ))}
      </ul>
      {!all && closed.length > 0 && (
        <Button compact variant="quiet" onClick={() => setAll(true)}>
          {t('links.showClosed', { count: closed.length })}
        </Button>
      )}
    </>
  );
}

function OneLink({ link }: { readonly link: ApplyLink }) {
  const t = useT('apply-pages');
  const dates = useDates();
  const [asking, setAsking] = useState(false);
  const [showsCode, setShowsCode] = useState(false);
  const { isOpen, key: word, ...shape } = linkLook(link.status);
  return (
    <li className={look.link}>
      <div className={look.linkHead}>
        <Status {...shape}>{t(`links.states.${word}`)}</Status>
        <span className={strong}>{link.name || t(`links.variants.${link.variant}`)}</span>
        <span className={small}>{t('links.used', { count: link.applications })}</span>
        <span className={small}>{t('links.since', { date: dates.date(link.created_at) })}</span>
        {isOpen && link.expires_at && (
          <span className={small}>{t('links.until', { date: dates.date(lastMomentOf(link.expires_at)) })}</span>
        )}
      </div>
      {isOpen && (
        <>
          <div className={look.address}>
            <span className={mono}>{link.url}</span>
            <CopyButton value={link.url} what={t('links.address')} />
          </div>
          <div className={look.acts}>
            <Button compact aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
              {showsCode ? t('links.hideCode') : t('links.showCode')}
            </Button>
            <Button compact variant="quiet" onClick={() => setAsking(true)}>
              {t('links.close')}
            </Button>
          </div>
          {showsCode && <QrCode address={link.qr_url} label={t('links.code')} copy fileName={`bankside-${link.link_path.slice(0, 8)}`} />}
        </>
      )}
      {asking && <CloseDialog link={link} onClose={() => setAsking(false)} />}
    </li>
  );
}

function CloseDialog({ link, onClose }: { readonly link: ApplyLink; readonly onClose: () => void }) {
  const t = useT('apply-pages');
  const bank = useBank();
  const close = useAction(({ id, version }: ApplyLink, intent) => bank.call('/card/linkClose', { id, version }, intent), {
    says: t('links.closed'),
    refreshes: [key],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      danger
      title={t('links.ask.title')}
      text={t('links.ask.text')}
      act={t('links.ask.act')}
      busy={close.busy}
      onAct={() => void close.run(link)}
      onClose={onClose}
    >
      <FailureNote failure={close.failure} />
    </ConfirmDialog>
  );
}
