/** One partner key of a company, and ending it: with a reason, which the audit trail keeps; its sessions end with it (OFF-16). */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { ReasonedAct } from '../deciding/reasoned-act.tsx';
import { KeyStatus } from './overview-status.tsx';

export type KeyRow = OutOf<'/admin/partner/list'>['list'][number];
type Revoke = InOf<'/admin/partner/revoke'>;
const schema = () =>
  import('@bankside/core/contract/back-office/back-office-partners.ts').then(({ partnerWork }) => partnerWork.revokePartnerKey.in);

export function KeyDialog({ row, onClose }: { readonly row: KeyRow; readonly onClose: () => void }) {
  const t = useT('back-office');
  const bank = useBank();
  const dates = useDates();
  const { company_id, id, project_name: company, name, last4 } = row;
  const about = { name, company };
  return (
    <Dialog form title={name} text={company} onClose={onClose}>
      <Facts>
        <Fact label={t('keys.status')}>
          <KeyStatus status={row.status} />
        </Fact>
        <Fact label={t('keys.key')}>
          <span className={mono}>…{last4}</span>
        </Fact>
        <Fact label={t('keys.created')}>{dates.date(row.created_at)}</Fact>
        <Fact label={t('keys.used')}>{row.last_used_at ? dates.dateTime(row.last_used_at) : t('keys.never')}</Fact>
        {row.revoked_at && <Fact label={t('keys.ended')}>{dates.dateTime(row.revoked_at)}</Fact>}
        <Fact label={t('keys.origins')}>
          <span className={mono}>{row.origins.join(', ')}</span>
        </Fact>
        <Fact label={t('keys.tags')}>
          <span className={mono}>{row.tags.join(', ')}</span>
        </Fact>
      </Facts>
      {row.status !== 'revoked' && (
        <ReasonedAct<Revoke>
          shows={['deskKeys']}
          act={t('keys.end.act')}
          title={t('keys.end.title', about)}
          text={t('keys.end.text', about)}
          hint={t('keys.end.hint')}
          done={t('keys.end.done', about)}
          draft={`key/${id}`}
          schema={schema}
          rest={{ company_id, id }}
          isDanger
          onStale={onClose}
          perform={async (input, { key }) => {
            await bank.call('/admin/partner/revoke', input, { key });
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
