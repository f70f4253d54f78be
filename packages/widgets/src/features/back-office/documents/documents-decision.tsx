/** Accept or refuse a package of documents; then the queue has the next one. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { ConfirmDecision } from '../deciding/confirmed-act.tsx';
import { DecisionNote } from '../deciding/decision-note.tsx';
import * as look from '../deciding/deciding.css.ts';
import { ReadFirst, type Paper } from '../deciding/paper-reader.tsx';
import { ReasonDialog } from '../deciding/reason-dialog.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import { useLanguageName } from '../language-name.ts';
import { ClientReads } from './client-reads.tsx';
import { documentsKey, type DocumentsCase } from './documents-case.ts';

type Order = InOf<'/admin/documents/decide'>;
const schema = () =>
  import('@bankside/core/contract/back-office/back-office-companies.ts').then(({ companyWork }) => companyWork.decideDocuments.in);

type Props = {
  readonly of: DocumentsCase;
  /** Nobody has decided yet. */
  readonly isPending: boolean;
  /** Papers that this person has not opened. */
  readonly unopened: readonly Paper[];
  readonly onOpen: (file_key: string) => void;
};

export function DocumentsDecision({ of, isPending, unopened, onOpen }: Props) {
  const t = useT('back-office');
  const bank = useBank();
  const links = useLinks();
  const languageName = useLanguageName();
  const [asking, setAsking] = useState<'accept' | 'refuse' | null>(null);
  const { company_id, version, project_name, language } = of;
  const decide = useDecision((order: Order, { key }) => bank.call('/admin/documents/decide', order, { key }), {
    says: (_row, { accept }) => t(accept ? 'documents.accepted' : 'documents.refused', { company: project_name }),
    shows: documentsKey(company_id),
    onDone: () => links.go('desk'),
    onStale: () => setAsking(null),
    onAsked: () => links.go('desk'),
  });
  if (!isPending) return <DecisionNote of={decide} />;
  return (
    <div className={look.bar} data-foot>
      <DecisionNote of={decide} />
      {unopened.length > 0 && <p className={look.barText}>{t('deciding.unopened', { count: unopened.length })}</p>}
      <div className={look.acts}>
        <Button onClick={() => setAsking('refuse')}>{t('documents.refuse')}</Button>
        <Button variant="primary" onClick={() => setAsking('accept')}>
          {t('documents.accept')}
        </Button>
      </div>
      {asking === 'accept' && unopened.length > 0 && <ReadFirst papers={unopened} onOpen={onOpen} onClose={() => setAsking(null)} />}
      {asking === 'accept' && unopened.length === 0 && (
        <ConfirmDecision
          of={decide}
          input={{ company_id, version, accept: true }}
          title={t('documents.acceptTitle', { company: project_name })}
          text={t('documents.acceptText')}
          act={t('documents.accept')}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'refuse' && (
        <ReasonDialog<Order>
          title={t('documents.refuseTitle', { company: project_name })}
          text={t('documents.refuseText')}
          hint={t('deciding.inLanguage', { language: languageName(language) })}
          act={t('documents.refuse')}
          draft={`documents/${company_id}`}
          schema={schema}
          rest={{ company_id, version, accept: false }}
          maxLength={2000}
          onSend={decide.send}
          onClose={() => setAsking(null)}
        >
          <ClientReads language={language} />
        </ReasonDialog>
      )}
    </div>
  );
}
