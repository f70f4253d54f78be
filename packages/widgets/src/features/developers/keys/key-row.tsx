/** One key: how to recognise it, what it opens and where, when it was last used; other origins, and its end. */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Status } from '../../../kit/data/status.tsx';
import { ConfirmDialog } from '../../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import * as look from '../developers.css.ts';
import { keysKey, type PartnerKey, type PartnerKeys } from '../use-developers.ts';
import { AskOrigins } from './ask-key.tsx';

type Props = { readonly of: PartnerKey; readonly mode: PartnerKeys['mode'] };

export function KeyRow({ of, mode }: Props) {
  const t = useT('developers');
  const dates = useDates();
  const [asking, setAsking] = useState<'origins' | 'revoke'>();
  const { name, last4, origins, tags, created_at, last_used_at, revoked_at } = of;
  const close = () => setAsking(undefined);
  return (
    <li className={look.entry}>
      <div className={look.facts}>
        <h3 className={look.name}>{name}</h3>
        <div className={look.acts}>
          {revoked_at ? (
            <Status tone="stopped" glyph="barred">
              {t('keys.states.revoked')}
            </Status>
          ) : (
            <Status tone="positive" glyph="tick">
              {t(`keys.states.${mode}`)}
            </Status>
          )}
          {last4 && <span className={mono}>{`pk_ … ${last4}`}</span>}
        </div>
        <span className={look.address}>{origins.join(' · ')}</span>
        <span className={look.said}>{tags.map((tag) => `<${tag}>`).join(' ')}</span>
        <span className={look.said}>
          {t('keys.made', { date: dates.dateTime(created_at) })}
          {` · ${last_used_at ? t('keys.used', { date: dates.listed(last_used_at, 1) }) : t('keys.neverUsed')}`}
          {revoked_at && ` · ${t('keys.revokedAt', { date: dates.listed(revoked_at, 1) })}`}
        </span>
      </div>
      {!revoked_at && (
        <div className={look.acts}>
          <Button compact aria-label={t('keys.changeOf', { name })} onClick={() => setAsking('origins')}>
            {t('keys.change')}
          </Button>
          <Button compact variant="danger" aria-label={t('keys.revokeOf', { name })} onClick={() => setAsking('revoke')}>
            {t('keys.revoke')}
          </Button>
        </div>
      )}
      {asking === 'origins' && (
        <AskOrigins
          of={of}
          ask="/developers/askOrigins"
          title={t('keys.origins.title', { name })}
          text={t('keys.origins.text')}
          mode={mode}
          onClose={close}
        />
      )}
      {asking === 'revoke' && <Revoke of={of} onClose={close} />}
    </li>
  );
}

function Revoke({ of: { id, name }, onClose }: { readonly of: PartnerKey; readonly onClose: () => void }) {
  const t = useT('developers');
  const bank = useBank();
  const revoke = useAction((_: null, { key }) => bank.call('/developers/revokeKey', { id }, { key }), {
    says: t('keys.revoked'),
    refreshes: [keysKey],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      danger
      title={t('keys.end.title', { name })}
      text={t('keys.end.text')}
      act={t('keys.revoke')}
      busy={revoke.busy}
      onAct={() => void revoke.run(null)}
      onClose={onClose}
    >
      <FailureNote failure={revoke.failure} />
    </ConfirmDialog>
  );
}
