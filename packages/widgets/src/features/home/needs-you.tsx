/** What waits for this person, with a link where its page is built. The banner above speaks of verification. */
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { Amount } from '../../kit/data/amount.tsx';
import { Link } from '../../kit/action/link.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { useTodo } from '../../shared/use-todo.ts';
import { CardTasks, isCardTodo } from './card-tasks.tsx';
import * as look from './home.css.ts';
import type { Home } from './home.ts';
import { TaskRow } from './task-row.tsx';

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
          <TaskRow
            key={kind}
            name={t(`needs.${kind}.title`)}
            note={t(`needs.${kind}.text`, { days: policy.leadTimes.reviewDays })}
            act={
              <Link to={to} params={kind === 'prefix' ? { part: 'company' } : {}}>
                {t(`needs.${kind}.act`)}
              </Link>
            }
          />
        ))}
        <CardTasks todo={todo} />
      </ul>
    </section>
  );
}

/** Files of payments that others have ordered. */
function Files({ row: { count, only } }: { readonly row: Home['todo'][number] }) {
  const t = useT('home');
  const act = (
    <Link to="paymentFiles" params={only ? { id: only } : {}}>
      {t('needs.payment_files.act')}
    </Link>
  );
  return <TaskRow name={t('needs.payment_files.title', { count })} note={t('needs.payment_files.text')} act={act} />;
}

/** The one that ends first, with its end; several are listed on their page. */
function Quotes({ row: { count, quote } }: { readonly row: Home['todo'][number] }) {
  const t = useT('home');
  const dates = useDates();
  if (!quote) return null;
  const { id, sold_amount, sold_currency, received, currency, valid_until } = quote;
  const sums = { sold: exactAmount(sold_amount, sold_currency), bought: exactAmount(received, currency) };
  const act = (
    <Link to={count === 1 ? 'transferRecordFiat' : 'otc'} params={count === 1 ? { id } : {}}>
      {t('needs.otc_quotes.act')}
    </Link>
  );
  const note = t('needs.otc_quotes.text', { ...sums, until: dates.time(valid_until) });
  return <TaskRow name={t('needs.otc_quotes.title', { count })} note={note} act={act} />;
}

function Approvals({ row: { count, approvals } }: { readonly row: Home['todo'][number] }) {
  const t = useT('home');
  if (!approvals) return null;
  const act = (
    <Link to={recordPages[approvals.kind]} params={{ id: approvals.id }}>
      {t('needs.approvals.act')}
    </Link>
  );
  return (
    <TaskRow
      name={t('needs.approvals.title', { count })}
      note={approvals.names.join(' · ')}
      figure={<Amount amount={approvals.usd} currency="USD" size="list" />}
      act={act}
    />
  );
}
