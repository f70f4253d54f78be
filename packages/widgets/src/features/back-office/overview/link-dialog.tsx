/** One application link of a company, and ending it: with a reason, which the audit trail keeps (OFF-15). */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { ReasonedAct } from '../deciding/reasoned-act.tsx';
import { LinkLogo } from './link-logo.tsx';
import { LinkStatus } from './overview-status.tsx';
import * as look from './overview.css.ts';

export type LinkRow = OutOf<'/admin/link/list'>['list'][number];
type Close = InOf<'/admin/link/close'>;
const schema = () =>
  import('@bankside/core/contract/back-office/back-office-overview.ts').then(({ overviewWork }) => overviewWork.closeLink.in);

export function LinkDialog({ row, onClose }: { readonly row: LinkRow; readonly onClose: () => void }) {
  const t = useT('back-office');
  const bank = useBank();
  const dates = useDates();
  const { company_id, id, version, project_name: company, link_path: path } = row;
  const about = { path, company };
  return (
    <Dialog form title={`/cards/${path}`} text={company} onClose={onClose}>
      <Facts>
        <Fact label={t('links.status')}>
          <LinkStatus status={row.status} />
        </Fact>
        <Fact label={t('links.name')}>{row.name}</Fact>
        <Fact label={t('links.applications')}>
          {row.limit === null ? row.applications : t('links.of', { part: row.applications, all: row.limit })}
        </Fact>
        <Fact label={t('links.created')}>{dates.date(row.created_at)}</Fact>
        <Fact label={t('links.until')}>{row.expires_at ? dates.dateTime(row.expires_at) : t('links.open')}</Fact>
        <Fact label={t('links.origins')}>
          {row.origins.length > 0 ? <span className={mono}>{row.origins.join(', ')}</span> : t('links.nowhere')}
        </Fact>
        <Fact label={t('links.logo.title')}>
          <LinkLogo key={id} row={row} />
        </Fact>
      </Facts>
      {row.status !== 'expired' && (
        <div className={look.end}>
          <ReasonedAct<Close>
            shows={['deskLinks']}
            act={t('links.end.act')}
            title={t('links.end.title', about)}
            text={t('links.end.text', about)}
            hint={t('links.end.hint')}
            done={t('links.end.done', about)}
            draft={`link/${id}`}
            schema={schema}
            rest={{ company_id, id, version }}
            isDanger
            onStale={onClose}
            perform={async (input, { key }) => {
              await bank.call('/admin/link/close', input, { key });
              onClose();
            }}
          />
        </div>
      )}
    </Dialog>
  );
}
