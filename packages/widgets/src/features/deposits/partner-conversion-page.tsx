/** What a partner of the bank's converts, and the way there (DEP-14). Without a partner there is nothing here. */
import { CallView } from '../../kit/remote/call-view.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { ButtonLink, ExternalLink } from '../../kit/action/link.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useDepositConfig } from './digital/use-deposit-address.ts';
import { useFirstDepositPlace } from './first-place.ts';
import * as look from './deposits.css.ts';

export function PartnerConversionPage() {
  const t = useT('deposits');
  const config = useDepositConfig(useRemote);
  const back = useFirstDepositPlace();
  return (
    <>
      <PageHead
        title={t('shell:places.partnerConversion')}
        crumbs={[{ label: t('title'), to: back }, { label: t('shell:places.partnerConversion') }]}
      />
      <CallView
        of={config}
        what={t('partner.loading')}
        failed={t('partner.failed')}
        isEmpty={({ partner_conversion }) => partner_conversion === null}
        empty={
          <EmptyState title={t('partner.none')} actions={<ButtonLink to={back}>{t('back')}</ButtonLink>}>
            {t('partner.noneText')}
          </EmptyState>
        }
      >
        {({ partner_conversion: partner }) =>
          partner && (
            <div className={look.prose}>
              <p>{t('partner.text', { partner: partner.name })}</p>
              <ul className={look.list}>
                <li>{t('partner.own', { partner: partner.name })}</li>
                <li>{t('partner.after')}</li>
              </ul>
              <Note tone="attention" title={t('partner.leaves')}>
                {t('partner.leavesText', { site: URL.parse(partner.url)?.host ?? partner.url })}
              </Note>
              <p>
                <ExternalLink href={partner.url}>{t('partner.go', { partner: partner.name })}</ExternalLink>
              </p>
            </div>
          )
        }
      </CallView>
    </>
  );
}
