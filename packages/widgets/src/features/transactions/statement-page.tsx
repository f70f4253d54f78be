/** Statements of account on paper: pdf1 for money, pdf2 for digital assets (TXN-06, DES-13). The query names account and days. */
import type { Client } from '@bankside/core/client/client.ts';
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import type { Statement } from '@bankside/core/contract/transactions.ts';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { CallView } from '../../kit/remote/call-view.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { useReadyQr } from '../../kit/qr/qr.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { StatementsAct } from '../../shared/money/statements-act.tsx';
import { useQuery } from '../../runtime/url.ts';
import { useSession } from '../../runtime/user.ts';
import { PaperDesk } from './paper-desk.tsx';
import { besideSheet } from './paper.css.ts';
import { checkText } from './sheet.tsx';
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

type Issued = OutOf<'/transaction/statementPrint'>;

/** The dashboard's call knows every account. */
const currenciesOf = async (bank: Client, asked: InOf<'/dashboard/accountStatement'>, signal: AbortSignal) =>
  (await bank.call('/dashboard/accountStatement', asked, { signal })).list.map(({ currency }) => currency);

/** A sheet is there with its code, or not at all: however it is printed, it can be checked (TXN-09). */
function Named({ kind, currency, from, to }: NamedProps) {
  const t = useT('transactions');
  const bank = useBank();
  const back = useBack();
  const language = useLanguage(); // their codes give their content in their own language
  const readyQr = useReadyQr();
  const asked = { kind, date_from: from, date_to: to };
  const statements = useRemote(['statement', asked, currency ?? '', language], async (signal) => {
    const codes = currency ? [currency] : await currenciesOf(bank, asked, signal);
    const list: Issued[] = [];
    for (const code of codes) list.push(await bank.call('/transaction/statementPrint', { ...asked, currency: code }, { signal }));
    await readyQr();
    return { list };
  });
  const list = statements.state === 'ready' ? statements.data.list.map(({ statement }) => statement) : [];
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
        {({ list: sheets }) => <Sheets sheets={sheets} />}
      </CallView>
    </PaperDesk>
  );
}

function Sheets({ sheets }: { readonly sheets: readonly Issued[] }) {
  const [first] = sheets;
  return (
    <>
      {first && <Paged issued={first} alone={sheets.length === 1} />}
      {sheets.map(({ statement, check }, index) => (
        <StatementSheet key={statement.number} statement={statement} check={check} first={index === 0} />
      ))}
    </>
  );
}

/** The foot of every page is one for all sheets: it carries a code when there is one sheet. */
function Paged({ issued: { statement, check }, alone }: { readonly issued: Issued; readonly alone: boolean }) {
  const code = checkText(useT('statement'), check);
  const foot = useStatementFoot(statement);
  usePaged(alone ? `${foot} ${code}` : foot);
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

/** To the chooser on the list of transactions; home for those who may not see that. */
function useBack() {
  const t = useT('transactions');
  return may(useSession(), '2')
    ? { to: 'transactions' as const, params: { statements: '1' }, label: t('shell:statements') }
    : { to: 'home' as const, label: t('shell:places.home') };
}
