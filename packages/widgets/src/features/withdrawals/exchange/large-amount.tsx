/** From the bank's bound on, a person quotes (TRF-22): said where an amount is typed that reaches it, and on the OTC page before. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { Link } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { useSession } from '../../../runtime/user.ts';
import type { ExchangeDetails, ExchangeKind } from './exchange-kind.ts';
import { usdCents } from './market-rate.ts';

type Props = {
  readonly details: ExchangeDetails;
  readonly kind: ExchangeKind;
  readonly amount: string;
  readonly currency: string;
};

export function LargeAmount({ details: { otc_min_usd, rates }, kind, amount, currency }: Props) {
  const t = useT('withdrawals');
  const session = useSession();
  if (!otc_min_usd) return null;
  const bound = toMinor(otc_min_usd, 2);
  const cents = usdCents(rates, amount, currency) ?? 0n;
  const min = formatAmount(otc_min_usd, 'USD');
  if (kind === 'otc')
    return cents > 0n && cents < bound ? (
      <Note tone="attention" title={t('exchange.small.title', { min })} action={<Link to="fx">{t('exchange.small.act')}</Link>}>
        {t('exchange.small.text')}
      </Note>
    ) : null;
  if (cents < bound || !may(session, '5')) return null;
  return (
    <Note tone="plain" title={t('exchange.large.title', { min })} action={<Link to="otc">{t('exchange.large.act')}</Link>}>
      {t('exchange.large.text')}
    </Note>
  );
}
