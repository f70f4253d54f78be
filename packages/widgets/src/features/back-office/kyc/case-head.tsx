import type { ReactNode } from 'react';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { Link } from '../../../kit/action/link.tsx';
import { Status } from '../../../kit/data/status.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { KycStatus } from '../company-status.tsx';
import { useLanguageName } from '../language-name.ts';
import type { KycCase } from './kyc-case.ts';
import * as look from './kyc-case.css.ts';

/** Whose KYC it is, its status, and what may be done about it apart from the review. */
export function CaseHead({ of, actions }: { readonly of: KycCase; readonly actions?: ReactNode }) {
  const t = useT('back-office');
  const languageName = useLanguageName();
  const { company_id, project_name, account_number, owner_name, owner_email, language, kyc_status, kyc_change_status, change_kyc_switch } =
    of;
  return (
    <PageHead
      title={project_name}
      crumbs={[{ label: t('places.desk'), to: 'desk' }, { label: t('places.deskKyc') }]}
      lead={
        <span className={look.lead}>
          <span className={look.states}>
            <KycStatus wire={kyc_status} soft />
            {kyc_change_status !== 'none' && (
              <Status
                tone={kyc_change_status === 'pending' ? 'progress' : 'negative'}
                glyph={kyc_change_status === 'pending' ? 'dot' : 'crossed'}
                soft
              >
                {t(`kyc.change.${kyc_change_status}`)}
              </Status>
            )}
            {change_kyc_switch && <span>{t('kyc.change.open')}</span>}
          </span>
          <span>
            <span className={mono}>{account_number}</span> · {owner_name} · {owner_email} · {languageName(language)} ·{' '}
            <Link to="deskDocuments" params={{ company_id }}>
              {t('places.deskDocuments')}
            </Link>
          </span>
        </span>
      }
      actions={actions}
      ruled
    />
  );
}
