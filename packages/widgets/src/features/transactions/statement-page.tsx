/** Statements of account on paper: pdf1 for money, pdf2 for digital assets (A90, picture 39). The query names account and days. */
import type { Statement } from '@bankside/core/contract/transactions.ts';
import { currencies, isCurrency } from '@bankside/core/rules/currencies.ts';
import { may } from '@bankside/core/rules/permissions.ts';
import { CallView } from '../../kit/call-view.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageHead } from '../../kit/heading.tsx';
import { useRemote } from '../../kit/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../parts/bank.tsx';
import { StatementsAct } from '../../parts/money/statements-act.tsx';
import { useQuery } from '../../parts/query.ts';
import { useSession } from '../../parts/session.ts';
import { PaperDesk } from './paper-desk.tsx';
import { besideSheet } from './paper.css.ts';
import { StatementFiles } from './statement-files.tsx';
import { StatementSheet, useStatementFoot } from './statement-sheet.tsx';
import { usePaged } from './use-paged.ts';

type Kind = Statement['kind'];
export const StatementFiatPage = () => <StatementPage kind="fiat" />;
export const StatementDigitalPage = () => <StatementPage kind="digital" />;

const names = ['currency', 'from', 'to'] as const;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

function StatementPage({ kind }: { readonly kind: Kind }) {
  const [{ currency, from, to }] = useQuery(names);
  const seesAll = may(useSession(), '1');
  const code = isCurrency(currency) && currencies[currency].kind === kind ? currency : undefined;
  const isWhole = isDay(from) && isDay(to) && (currency === '' ? seesAll : code !== undefined);
  if (!isWhole) return <Unnamed kind={kind} />;
  return <Named kind={kind} currency={code} from={from} to={to} />;
}

type NamedProps = { readonly kind: Kind; readonly currency: Statement['currency'] | undefined; readonly from: string; readonly to: string };

/** With code 1 from the dashboard's call, which knows every account; otherwise the one account that was named. */
function Named({ kind, currency, from, to }: NamedProps) {
  const t = useT('transactions');
  const bank = useBank();
  const person = useSession();
  const back = useBack();
  const asked = { kind, date_from: from, date_to: to };
  const statements = useRemote(['statement', asked, currency ?? ''], async (signal) => {
    if (may(person, '1')) {
      const { list } = await bank.call('/dashboard/accountStatement', { ...asked, ...(currency && { currency }) }, { signal });
      return { list };
    }
    return { list: currency ? [await bank.call('/transaction/statsment', { ...asked, currency }, { signal })] : [] };
  });
  const list = statements.state === 'ready' ? statements.data.list : [];
  const files = list.length > 0 ? <StatementFiles statements={list} /> : undefined;
  return (
    <PaperDesk back={back} files={files}>
      <CallView
        of={statements}
        what={t('paper.loading')}
        failed={t('paper.failed')}
        empty={
          <div className={besideSheet}>
            <EmptyState title={t('paper.none.title')} actions={<StatementsAct button />}>
              {t('paper.none.text')}
            </EmptyState>
          </div>
        }
      >
        {({ list: sheets }) => <Sheets statements={sheets} />}
      </CallView>
    </PaperDesk>
  );
}

function Sheets({ statements }: { readonly statements: readonly Statement[] }) {
  const [first] = statements;
  return (
    <>
      {first && <Paged statement={first} />}
      {statements.map((statement, index) => (
        <StatementSheet key={statement.number} statement={statement} first={index === 0} />
      ))}
    </>
  );
}

function Paged({ statement }: { readonly statement: Statement }) {
  usePaged(useStatementFoot(statement));
  return null;
}

/** Nobody said which account, or which days. */
function Unnamed({ kind }: { readonly kind: Kind }) {
  const t = useT('transactions');
  return (
    <PaperDesk back={useBack()}>
      <div className={besideSheet}>
        <PageHead title={t(kind === 'fiat' ? 'shell:places.statementFiat' : 'shell:places.statementDigital')} />
        <EmptyState title={t('paper.unnamed.title')} actions={<StatementsAct button />}>
          {t('paper.unnamed.text')}
        </EmptyState>
      </div>
    </PaperDesk>
  );
}

/** To the chooser on the list of transactions; home for whoever may not see that. */
function useBack() {
  const t = useT('transactions');
  return may(useSession(), '2')
    ? { to: 'transactions' as const, params: { statements: '1' }, label: t('shell:statements') }
    : { to: 'home' as const, label: t('shell:places.home') };
}
