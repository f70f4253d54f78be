/** The figures of a contract as a picture that adds up (PRG-04): each part leads to its cards or orders. */
import { may, type Holder } from '@bankside/core/rules/access/permissions.ts';
import type { Place } from '@bankside/core/rules/places.ts';
import { programmeParts, type ProgrammePart } from '@bankside/core/rules/programmes/programmes.ts';
import { Link } from '../../../kit/action/link.tsx';
import { ShareBar, ShareFigure, type ShareLook } from '../../../kit/data/share-bar.tsx';
import { useT } from '../../../kit/words.tsx';
import { useSession } from '../../../runtime/user.ts';
import { figureText } from '../programme.ts';
import type { Counts } from '../use-contracts.ts';
import * as look from '../contracts.css.ts';

const looks = {
  active: 'solid',
  bound: 'tint',
  unassigned: 'upright',
  printing: 'hatch',
  blocked: 'counter',
  ended: 'faint',
  awaiting: 'dashed',
} as const satisfies Record<ProgrammePart, ShareLook>;
/** From what is in use to what is still to come. */
const order = Object.keys(looks) as ProgrammePart[];
const ofOrders: Partial<Record<ProgrammePart, string>> = { awaiting: 'pending', printing: 'approved' };

type Target = { readonly to: Place; readonly params: Readonly<Record<string, string>> };
/** Cards open with 9-2, orders with 9-1. */
function targetOf(part: ProgrammePart, who: Holder, contract_id: string): Target | null {
  const status = ofOrders[part];
  if (part !== 'awaiting' && may(who, '9-2')) return { to: 'cardManagement', params: { status: part, contract: contract_id } };
  if (!may(who, '9-1')) return null;
  return { to: 'contractOrders', params: { contract: contract_id, ...(status && { status }) } };
}

export function Figures({ counts, contract_id }: { readonly counts: Counts; readonly contract_id: string }) {
  const t = useT('contracts');
  const figures = [
    ['contracted', counts.contracted],
    ['paid', counts.paid],
    ['available', counts.available],
    ['ordered', counts.ordered],
  ] as const;
  return (
    <section className={look.figures} aria-label={t('figures.name')}>
      <dl className={look.stats}>
        {figures.map(([name, count]) => (
          <div key={name} className={look.stat}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>{figureText(count)}</dd>
          </div>
        ))}
      </dl>
      <Shares counts={counts} contract_id={contract_id} />
    </section>
  );
}

function Shares({ counts, contract_id }: { readonly counts: Counts; readonly contract_id: string }) {
  const t = useT('programmes');
  const who = useSession();
  const { available, contracted, paid, damaged } = counts;
  const rest = [
    { key: 'available', count: available, look: 'outline' },
    { key: 'unpaid', count: Math.max(0, contracted - paid), look: 'blank' },
  ] as const;
  const parts = [...order.map((key) => ({ key, count: counts[key], look: looks[key] })), ...rest];
  const name = parts
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => t('share', { part: t(`parts.${key}`), count }))
    .join(', ');
  return (
    <div className={look.shares}>
      <p className={look.statName}>{t('contracts:figures.shares', { count: contracted })}</p>
      <ShareBar name={name} parts={parts} />
      <ul className={look.legend} aria-label={t('contracts:figures.parts')}>
        {parts.map(({ key, count, look: shape }) => {
          const target = isPart(key) && count > 0 ? targetOf(key, who, contract_id) : null;
          const said = t('share', { part: t(`parts.${key}`), count });
          return (
            <li key={key} className={count === 0 ? look.none : undefined}>
              <ShareFigure look={shape}>{target ? <Link {...target}>{said}</Link> : said}</ShareFigure>
            </li>
          );
        })}
      </ul>
      {damaged > 0 && <p className={look.statName}>{t('contracts:figures.damaged', { count: damaged })}</p>}
    </div>
  );
}

const isPart = (key: string): key is ProgrammePart => programmeParts.some((part) => part === key);
