/** What the company's own systems hear from the bank (WEB-12 to WEB-15), and the keys of its partners (DEV-01). */
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { ExternalLink } from '../../kit/action/link.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { Tabs } from '../../kit/nav/tabs.tsx';
import { useT } from '../../kit/words.tsx';
import { useUserInfo } from '../../runtime/user.ts';
import { DeliveriesPart } from './deliveries-part.tsx';
import { EventsPart } from './events-part.tsx';
import { KeysPart } from './keys/keys-part.tsx';
import { PagesPart } from './pages/pages-part.tsx';
import { LinksPart } from './links-part.tsx';
import { parts, useDevelopersQuery, type DevelopersQuery, type Part } from './use-developers.ts';
import { VerifyPart } from './verify-part.tsx';

const pages: Readonly<Record<Part, (props: { readonly query: DevelopersQuery }) => React.ReactNode>> = {
  deliveries: DeliveriesPart,
  links: LinksPart,
  events: EventsPart,
  verify: VerifyPart,
  keys: KeysPart,
  pages: PagesPart,
};

export function DevelopersPage() {
  const t = useT('developers');
  const info = useUserInfo();
  const query = useDevelopersQuery();
  const Shown = pages[query.part];
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={[{ label: t('shell:places.profile'), to: 'profile', params: { part: 'developers' } }, { label: t('title') }]}
        lead={t('lead')}
        actions={
          <ExternalLink href="/developers/docs/" hrefLang="en">
            {t('docs')}
          </ExternalLink>
        }
      />
      {!info ? (
        <Loading what={t('loading')}>
          <SkeletonRows rows={8} />
        </Loading>
      ) : info.userType === userTypes.main ? (
        <Tabs
          name={t('title')}
          tabs={parts.map((key) => ({ key, label: t(`parts.${key}`) }))}
          value={query.part}
          onChange={(part) => query.narrow({ part: part === 'deliveries' ? '' : part })}
        >
          <Shown query={query} />
        </Tabs>
      ) : (
        <EmptyState title={t('mainOnly.title')}>{t('mainOnly.text')}</EmptyState>
      )}
    </>
  );
}
