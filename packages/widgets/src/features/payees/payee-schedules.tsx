/** The scheduled payments that go to a payee, the next first; each leads to the schedule. */
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { Link } from '../../kit/action/link.tsx';
import { Amount } from '../../kit/data/amount.tsx';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { faint } from '../../kit/theme/text.css.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';

export function PayeeSchedules({ payee_id, isPayable }: { readonly payee_id: string; readonly isPayable: boolean }) {
  const t = useT('payees');
  const language = useLanguage();
  const bank = useBank();
  const schedules = useRemote(['schedules', { payee_id }], async (signal) => {
    const { list } = await bank.call('/payments/scheduled/list', { payee_id }, { signal });
    return { list: list.filter(({ next_on }) => next_on !== null) };
  });
  return (
    <Section
      title={t('shell:places.scheduled')}
      action={
        isPayable && (
          <Link to="scheduled" params={{ payee: payee_id }}>
            {t('schedules.add')}
          </Link>
        )
      }
    >
      <CallView
        of={schedules}
        what={t('schedules.loading')}
        failed={t('schedules.failed')}
        empty={<p className={faint}>{t('schedules.none')}</p>}
      >
        {({ list }) => (
          <Facts kind="totals">
            {list.map(({ id, every, next_on, amount, currency }) => (
              <Fact
                key={id}
                label={
                  <Link to="scheduled" params={{ id }}>
                    {t(`schedules.${every}`, { day: formatDay(next_on ?? '', language) })}
                  </Link>
                }
              >
                <Amount amount={amount} currency={currency} />
              </Fact>
            ))}
          </Facts>
        )}
      </CallView>
    </Section>
  );
}
