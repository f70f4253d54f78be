/** What waits for this person, with a link where its page is built. The banner above speaks of verification. */
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { Amount } from '../../kit/data/amount.tsx';
import { Link } from '../../kit/action/link.tsx';
import { Status } from '../../kit/data/status.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { useTodo } from '../../shared/use-todo.ts';
import { CardTasks, isCardTodo } from './card-tasks.tsx';
import * as look from './home.css.ts';
import type { Home } from './home.ts';

const pages = { documents: 'upload', kyc_change: 'kyc', prefix: 'profile' } as const satisfies Partial<
  Record<Home['todo'][number]['kind'], BuiltPlace>
>;
const hasPage = (kind: string): kind is keyof typeof pages => Object.hasOwn(pages, kind);
const recordPages = { fiat: 'transferRecordFiat', digital: 'transferRecordDigital' } as const;

/** `known` came with home; what is asked since empties the list by itself (HOM-14). */
export function NeedsYou({ known }: { readonly known: Home['todo'] }) {
  const t = useT('home');
  const todo = useTodo(useBank()) ?? known;
  const rows = todo.flatMap(({ kind }) => (hasPage(kind) ? [{ kind, to: pages[kind] }] : []));
  const approvals = todo.find(({ kind }) => kind === 'approvals');
  const files = todo.find(({ kind }) => kind === 'payment_files');
  const quotes = todo.find(({ kind }) => kind === 'otc_quotes');
  if (rows.length === 0 && !approvals && !quotes && !files && !todo.some(({ kind }) => isCardTodo(kind))) return null;
  return (
    <section className={look.needs} aria-labelledby="needs-you">
      <h2 id="needs-you" className={look.needsTitle}>
        {t('needs.title')}
      </h2>
      <ul className={look.tasks}>
        {quotes && <Quotes row={quotes} />}
        {files && <Files row={files} />}
        {approvals && <Approvals row={approvals} />}
        {rows.map(({ kind, to }) => (
          <li key={kind} className={look.task}>
            <Status tone="attention" glyph="circle">
              {''}
            </Status>
            <span className={look.taskText}>
              <b className={look.taskName}>{t(`needs.${kind}.title`)}</b>{' '}
              <span className={look.taskNote}>{t(`needs.${kind}.text`, { days: policy.leadTimes.reviewDays })}</span>
            </span>
            <span className={look.taskAct}>
              <Link to={to}>{t(`needs.${kind}.act`)}</Link>
            </span>
          </li>
        ))}
        <CardTasks todo={todo} />
      </ul>
    </section>
  );
}

/** Files of payments that others have ordered. */
function Files({ row: { count, only } }: { readonly row: Home['todo'][number] }) {
  const t = useT('home');
  return (
    <li className={look.task}>
      <Status tone="attention" glyph="circle">
        {''}
      </Status>
      <span className={look.taskText}>
        <b className={look.taskName}>{t('needs.payment_files.title', { count })}</b>{' '}
        <span className={look.taskNote}>{t('needs.payment_files.text')}</span>
      </span>
      <span className={look.taskAct}>
        <Link to="paymentFiles" params={only ? { id: only } : {}}>
          {t('needs.payment_files.act')}
        </Link>
      </span>
    </li>
  );
}

/** The one that ends first, with its end; several are listed on their page. */
function Quotes({ row: { count, quote } }: { readonly row: Home['todo'][number] }) {
  const t = useT('home');
  const dates = useDates();
  if (!quote) return null;
  const { id, sold_amount, sold_currency, received, currency, valid_until } = quote;
  const sums = { sold: formatAmount(sold_amount, sold_currency), bought: formatAmount(received, currency) };
  return (
    <li className={look.task}>
      <Status tone="attention" glyph="circle">
        {''}
      </Status>
      <span className={look.taskText}>
        <b className={look.taskName}>{t('needs.otc_quotes.title', { count })}</b>{' '}
        <span className={look.taskNote}>{t('needs.otc_quotes.text', { ...sums, until: dates.time(valid_until) })}</span>
      </span>
      <span className={look.taskAct}>
        {count === 1 ? (
          <Link to="transferRecordFiat" params={{ id }}>
            {t('needs.otc_quotes.act')}
          </Link>
        ) : (
          <Link to="otc">{t('needs.otc_quotes.act')}</Link>
        )}
      </span>
    </li>
  );
}

function Approvals({ row: { count, approvals } }: { readonly row: Home['todo'][number] }) {
  const t = useT('home');
  if (!approvals) return null;
  return (
    <li className={look.task}>
      <Status tone="attention" glyph="circle">
        {''}
      </Status>
      <span className={look.taskText}>
        <b className={look.taskName}>{t('needs.approvals.title', { count })}</b>{' '}
        <span className={look.taskNote}>{approvals.names.join(' · ')}</span>
      </span>
      <Amount amount={approvals.usd} currency="USD" size="list" />
      <span className={look.taskAct}>
        <Link to={recordPages[approvals.kind]} params={{ id: approvals.id }}>
          {t('needs.approvals.act')}
        </Link>
      </span>
    </li>
  );
}
