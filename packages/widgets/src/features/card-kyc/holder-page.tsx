/** /kyc_apply_card_input?id=: what the bank knows of one card holder, why it refused, and each section to correct (CRD-52 to CRD-56). */
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { kycSectionNames } from '@bankside/core/rules/cards/kyc-sections.ts';
import { ButtonLink } from '../../kit/action/link.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { mono } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { isId, useQuery } from '../../runtime/url.ts';
import { holderKey, type Holder } from './holder.ts';
import { HolderSection } from './holder-section.tsx';
import { HolderState } from './holder-state.tsx';

/** How often the page asks again by itself: the bank may decide while it is open. */
const everyMs = 30_000;

export function HolderPage() {
  const [{ id }] = useQuery(['id']);
  return isId(id) ? <One key={id} id={id} /> : <Missing />;
}

function One({ id }: { readonly id: string }) {
  const t = useT('card-kyc');
  const bank = useBank();
  const remote = useRemote(holderKey(id), (signal) => bank.call('/card/getCardKyc', { id }, { signal, background: true }), {
    every: everyMs,
  });
  if (remote.state === 'failed' && remote.failure.refusal === 'notFound') return <Missing />;
  return (
    <CallView of={remote} what={t('one.loading')} failed={t('one.failed')}>
      {(holder) => <Whole id={id} holder={holder} />}
    </CallView>
  );
}

function Missing() {
  const t = useT('card-kyc');
  return (
    <>
      <PageHead title={t('one.title')} ruled />
      <EmptyState title={t('one.missing.title')} actions={<ButtonLink to="cardKyc">{t('one.missing.back')}</ButtonLink>}>
        {t('one.missing.text')}
      </EmptyState>
    </>
  );
}

function Whole({ id, holder }: { readonly id: string; readonly holder: Holder }) {
  const t = useT('card-kyc');
  const { holder_name, application_no, last4 } = holder;
  return (
    <>
      <PageHead
        title={holder_name}
        crumbs={[{ label: t('list.title'), to: 'cardKyc' }, { label: holder_name }]}
        lead={<span className={mono}>{[application_no, last4 && cardText(last4)].filter(Boolean).join(' · ')}</span>}
      />
      <HolderState holder={holder} />
      {kycSectionNames.map((section) => (
        <HolderSection key={section} id={id} section={section} holder={holder} />
      ))}
    </>
  );
}
