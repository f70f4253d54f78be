/** One transaction on paper: pdf3 for money, pdf4 for digital assets (TXN-07). */
import { CallView, FailureNote } from '../../kit/remote/call-view.tsx';
import { Button } from '../../kit/action/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { useReadyQr } from '../../kit/qr/qr.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { saveFile } from '../../kit/action/save-file.ts';
import { useAction } from '../../kit/remote/use-action.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { isId, useQuery } from '../../runtime/url.ts';
import { AdviceSheet } from './advice-sheet.tsx';
import { PaperDesk } from './paper-desk.tsx';
import { besideSheet } from './paper.css.ts';

type Kind = 'fiat' | 'digital';
export const AdviceFiatPage = () => <AdvicePage kind="fiat" />;
export const AdviceDigitalPage = () => <AdvicePage kind="digital" />;

const names = ['id'] as const;

function AdvicePage({ kind }: { readonly kind: Kind }) {
  const [{ id }] = useQuery(names);
  return isId(id) ? <Known id={id} kind={kind} /> : <Unknown kind={kind} />;
}

function Known({ id, kind }: { readonly id: string; readonly kind: Kind }) {
  const t = useT('transactions');
  const bank = useBank();
  const language = useLanguage(); // its code gives its content in its own language
  const readyQr = useReadyQr();
  const advice = useRemote(['advice', id, language], async (signal) => {
    const [issued] = await Promise.all([bank.call('/transaction/advicePrint', { id }, { signal }), readyQr()]);
    return issued;
  });
  if (advice.state === 'failed' && advice.failure.refusal === 'notFound') return <Unknown kind={kind} />;
  return (
    <PaperDesk
      back={{ to: 'transaction', params: { id }, label: t('shell:places.transaction') }}
      {...(advice.state === 'ready' && { files: <AdviceFile id={id} /> })}
    >
      <CallView of={advice} what={t('paper.loading')} failed={t('paper.failed')}>
        {(issued) => <AdviceSheet {...issued} />}
      </CallView>
    </PaperDesk>
  );
}

function AdviceFile({ id }: { readonly id: string }) {
  const t = useT('transactions');
  const bank = useBank();
  const save = useAction((input: { readonly id: string }, { key }) => bank.download('/transaction/adviceDownload', input, { key }), {
    onDone: ({ blob, name }) => saveFile(blob, name),
  });
  return (
    <>
      <FailureNote failure={save.failure} title={t('paper.fileFailed')} />
      <Button icon="download" busy={save.busy} onClick={() => void save.run({ id })}>
        {t('paper.formats.pdf')}
      </Button>
    </>
  );
}

function Unknown({ kind }: { readonly kind: Kind }) {
  const t = useT('transactions');
  return (
    <PaperDesk back={{ to: 'transactions', label: t('shell:places.transactions') }}>
      <div className={besideSheet}>
        <PageHead title={t(kind === 'fiat' ? 'shell:places.adviceFiat' : 'shell:places.adviceDigital')} />
        <EmptyState title={t('unknown.title')}>{t('unknown.text')}</EmptyState>
      </div>
    </PaperDesk>
  );
}
