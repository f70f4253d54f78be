/** One link: its state, how many came by it, its address and code while it is open, and what its company may do with it. */
import { useState } from 'react';
import { Button } from '../../../../kit/action/button.tsx';
import { CopyButton } from '../../../../kit/action/copy-button.tsx';
import { Status } from '../../../../kit/data/status.tsx';
import { ConfirmDialog } from '../../../../kit/overlay/dialog.tsx';
import { QrCode } from '../../../../kit/qr/qr.tsx';
import { FailureNote } from '../../../../kit/remote/call-view.tsx';
import { useAction } from '../../../../kit/remote/use-action.ts';
import { mono, small, strong } from '../../../../kit/theme/text.css.ts';
import { useT } from '../../../../kit/words.tsx';
import { useBank } from '../../../../runtime/host-context.tsx';
import { useDates } from '../../../../shared/dates.ts';
import * as look from '../pages.css.ts';
import { ChangeLink } from './change-link.tsx';
import { lastMomentOf, linkLook, linksKey, type ApplyLink } from './link-look.ts';

export function LinkRow({ link }: { readonly link: ApplyLink }) {
  const t = useT('apply-pages');
  const dates = useDates();
  const [asking, setAsking] = useState<'pause' | 'change'>();
  const [showsCode, setShowsCode] = useState(false);
  const { key: word, ...shape } = linkLook(link);
  const isOpen = word === 'open';
  const { applications: count, limit, expires_at } = link;
  const close = () => setAsking(undefined);
  return (
    <li className={look.link}>
      <div className={look.linkHead}>
        <Status {...shape}>{t(`links.states.${word}`)}</Status>
        <span className={strong}>{link.name || t(`links.variants.${link.variant}`)}</span>
        <span className={small}>{limit === null ? t('links.used', { count }) : t('links.usedOf', { count, limit })}</span>
        <span className={small}>{t('links.since', { date: dates.date(link.created_at) })}</span>
        {expires_at && <span className={small}>{t('links.until', { date: dates.date(lastMomentOf(expires_at)) })}</span>}
      </div>
      {isOpen && (
        <div className={look.address}>
          <span className={mono}>{link.url}</span>
          <CopyButton value={link.url} what={t('links.address')} />
        </div>
      )}
      {link.may_change && (
        <div className={look.acts}>
          {isOpen && (
            <Button compact aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
              {showsCode ? t('links.hideCode') : t('links.showCode')}
            </Button>
          )}
          <Button compact onClick={() => setAsking('change')}>
            {t(isOpen ? 'links.edit' : 'links.openAgain')}
          </Button>
          {isOpen && (
            <Button compact variant="quiet" onClick={() => setAsking('pause')}>
              {t('links.pause')}
            </Button>
          )}
        </div>
      )}
      {isOpen && showsCode && (
        <QrCode address={link.qr_url} label={t('links.code')} copy fileName={`bankside-${link.link_path.slice(0, 8)}`} />
      )}
      {asking === 'pause' && <PauseDialog link={link} onClose={close} />}
      {asking === 'change' && <ChangeLink link={link} onClose={close} />}
    </li>
  );
}

function PauseDialog({ link, onClose }: { readonly link: ApplyLink; readonly onClose: () => void }) {
  const t = useT('apply-pages');
  const bank = useBank();
  const pause = useAction(({ id, version }: ApplyLink, intent) => bank.call('/card/linkPause', { id, version }, intent), {
    says: t('links.paused'),
    refreshes: [linksKey],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      danger
      title={t('links.ask.title')}
      text={t('links.ask.text')}
      act={t('links.ask.act')}
      busy={pause.busy}
      onAct={() => void pause.run(link)}
      onClose={onClose}
    >
      <FailureNote failure={pause.failure} />
    </ConfirmDialog>
  );
}
