/** What was spent in a month: by category, by card, by person, by day. Each can be pointed at, and read as a table. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { langTags } from '@bankside/core/rules/languages.ts';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Amount } from '../../../kit/data/amount.tsx';
import { SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { Segmented } from '../../../kit/nav/segmented.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useLanguage, useNames, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import * as look from '../card-money.css.ts';
import { cardName } from '../../../shared/lists/card-chip.tsx';
import { useLive } from '../../../shared/lists/use-live.ts';
import { beside, daysOf, monthOf } from './months.ts';
import { SpendingDays } from './spending-days.tsx';
import { SpendingShares } from './spending-shares.tsx';

type Spent = OutOf<'/card/spending'>;
const names = ['month', 'by'] as const;
const ways = ['group', 'card', 'person', 'day'] as const;
/** What the list below shows of what was pointed at. */
export type Narrow = (part: {
  readonly group?: string;
  readonly card?: string;
  readonly keyword?: string;
  readonly from?: string;
  readonly to?: string;
}) => void;

export function Spending({ card, onNarrow }: { readonly card: string | undefined; readonly onNarrow: Narrow }) {
  const t = useT('card-money');
  const bank = useBank();
  const [{ month: asked, by: way }, change] = useQuery(names);
  const month = monthOf(asked);
  const by = ways.find((each) => each === way) ?? 'group';
  const input = { ...(month && { month }), ...(card && { card_id: card }) };
  const spent = useLive<Spent>(['card-money', 'spending', input], { keep: true }, (how) => bank.call('/card/spending', input, how));
  const latest = spent.state === 'ready' ? spent.data.latest : undefined;
  const shown = month && !(latest && month > latest) ? month : latest;
  return (
    <div className={look.spending}>
      <Section
        title={t('spending.title')}
        action={shown && <Month month={shown} latest={latest} onChange={(to) => change({ month: to })} />}
      >
        <CallView of={spent} what={t('spending.loading')} failed={t('spending.failed')} loading={<SkeletonRows />}>
          {(data) => (
            <>
              <div className={look.spendingHead}>
                <p>
                  <Amount amount={data.total} currency="USD" size="figure" ruled />
                </p>
                <Segmented
                  label={t('spending.by')}
                  options={ways.map((value) => ({ value, label: t(`spending.ways.${value}`) }))}
                  value={by}
                  onChange={(value) => change({ by: value })}
                />
              </div>
              <Drawn data={data} by={by} onNarrow={onNarrow} />
            </>
          )}
        </CallView>
      </Section>
    </div>
  );
}

type DrawnProps = { readonly data: Spent; readonly by: (typeof ways)[number]; readonly onNarrow: Narrow };

function Drawn({ data: { month, by_group, by_card, by_person, by_day }, by, onNarrow }: DrawnProps) {
  const t = useT('card-money');
  const name = useNames('card-money');
  const days = daysOf(month);
  const whole = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  if (by_day.every(({ amount }) => !/[1-9]/.test(amount))) return <p>{t('spending.none')}</p>;
  if (by === 'day') return <SpendingDays days={days} spent={by_day} onDay={(day) => onNarrow({ from: day, to: day })} />;
  if (by === 'card')
    return (
      <SpendingShares
        name={t('spending.ways.card')}
        head={t('card')}
        rows={by_card.map((card) => ({ key: card.card_id, label: cardName(card), amount: card.amount }))}
        onChoose={(key) => onNarrow({ ...whole, card: key })}
      />
    );
  if (by === 'person')
    return (
      <SpendingShares
        name={t('spending.ways.person')}
        head={t('spending.ways.person')}
        rows={by_person.map(({ holder_name, amount }) => ({ key: holder_name, label: holder_name, amount }))}
        onChoose={(keyword) => onNarrow({ ...whole, keyword })}
      />
    );
  return (
    <SpendingShares
      name={t('spending.ways.group')}
      head={t('group')}
      rows={by_group.map(({ group, amount }) => ({ key: group, label: name('groups', group), amount }))}
      onChoose={(group) => onNarrow({ ...whole, group })}
    />
  );
}

type MonthProps = {
  readonly month: string;
  /** By the bank's clock. */ readonly latest: string | undefined;
  readonly onChange: (month: string) => void;
};

function Month({ month, latest, onChange }: MonthProps) {
  const t = useT('card-money');
  const said = new Intl.DateTimeFormat(langTags[useLanguage()], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <span className={look.month}>
      <IconButton icon="back" label={t('spending.before')} onClick={() => onChange(beside(month, -1))} />
      <span aria-live="polite">{said.format(new Date(`${month}-01T00:00:00Z`))}</span>
      {latest && month < latest && <IconButton icon="forward" label={t('spending.after')} onClick={() => onChange(beside(month, 1))} />}
    </span>
  );
}
