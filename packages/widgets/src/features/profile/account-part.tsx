/** The person's sign-in and the company's account in facts: nothing here can be changed by the person. */
import { companyTypes } from '@bankside/core/rules/options.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import type { UserInfo } from '@bankside/core/session/person.ts';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { mono } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useDates } from '../../shared/dates.ts';
import { PagePart } from '../../shared/page-part.tsx';

export function AccountPart({ info }: { readonly info: UserInfo }) {
  const t = useT('profile');
  const dates = useDates();
  return (
    <PagePart title={t('facts.title')}>
      <Facts>
        <Fact label={t('facts.email')}>{info.email}</Fact>
        <Fact label={t('facts.kind')}>{t(info.userType === userTypes.main ? 'options:userTypes.main' : 'options:userTypes.sub')}</Fact>
        <Fact label={t('facts.lastSignIn')}>{info.last_sign_in_at ? dates.dateTime(info.last_sign_in_at) : t('facts.first')}</Fact>
      </Facts>
    </PagePart>
  );
}

export function CompanyPart({ info }: { readonly info: UserInfo }) {
  const t = useT('profile');
  const companyType = companyTypes.find((type) => type === info.company_type);
  return (
    <PagePart title={t('facts.companyTitle')}>
      <Facts>
        <Fact label={t('facts.company')}>{info.project_name}</Fact>
        {companyType && <Fact label={t('facts.companyType')}>{t(`options:companyTypes.${companyType}`)}</Fact>}
        <Fact label={t('facts.reference')}>
          <span className={mono}>{info.reference}</span>
        </Fact>
      </Facts>
    </PagePart>
  );
}
