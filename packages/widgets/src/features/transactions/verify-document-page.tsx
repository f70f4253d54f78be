/** Is this paper the bank's? Anybody types the code on it, or follows its link (#code=), and compares what it must say. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { mono } from '../../kit/theme/text.css.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useFragment } from '../../runtime/url.ts';
import * as look from './verify.css.ts';

const schema = () => import('@bankside/core/contract/transactions.ts').then((contract) => contract.transactions.verifyDocument.in);
const field = fieldsOf(schema);
type Paper = OutOf<'/transaction/verifyDocument'>;

export function VerifyDocumentPage() {
  const t = useT('transactions');
  const linked = useFragment()('code').slice(0, 40); // in the fragment, which no server's log sees
  const [typed, setTyped] = useState('');
  const code = typed || linked;
  return (
    <div className={look.page}>
      <PageHead title={t('verify.title')} lead={t('verify.lead')} />
      <Form key={linked} schema={schema} initial={{ code: linked }} onSubmit={(values) => setTyped(values.code)} label={t('verify.title')}>
        <TextField name={field('code')} label={t('verify.code')} hint={t('verify.hint')} />
        <div>
          <SubmitButton>{t('verify.act')}</SubmitButton>
        </div>
      </Form>
      {code && <Answer key={code} code={code} />}
    </div>
  );
}

function Answer({ code }: { readonly code: string }) {
  const t = useT('transactions');
  const bank = useBank();
  const language = useLanguage(); // what the facts are called comes from the bank
  const paper = useRemote(['paper', code, language], (signal) => bank.call('/transaction/verifyDocument', { code }, { signal }));
  if (paper.state === 'failed' && paper.failure.refusal === 'notFound')
    return (
      <Note tone="negative" live="alert" title={t('verify.unknown.title')}>
        {t('verify.unknown.text', { code })}
      </Note>
    );
  return (
    <CallView of={paper} what={t('verify.loading')} failed={t('verify.failed')}>
      {(data) => <Genuine paper={data} />}
    </CallView>
  );
}

function Genuine({ paper }: { readonly paper: Paper }) {
  const t = useT('transactions');
  return (
    <div className={look.answer}>
      <Note tone="positive" live="status" title={t(`verify.genuine.${paper.document}`)}>
        {t('verify.compare')}
      </Note>
      <Section title={t('verify.says')}>
        <Facts>
          <Fact label={t('verify.name')}>{paper.account_name}</Fact>
          <Fact label={t('verify.number')}>{paper.account_number}</Fact>
          {paper.facts.map(({ name, value }) => (
            <Fact key={`${name} ${value}`} label={name}>
              {value}
            </Fact>
          ))}
          {paper.sha256 && (
            <Fact label={t('verify.hash')}>
              <span className={mono}>{paper.sha256}</span>
            </Fact>
          )}
        </Facts>
      </Section>
      {paper.lines.length > 0 && (
        <Section title={t('verify.lines')}>
          <Lines lines={paper.lines} />
        </Section>
      )}
    </div>
  );
}

const perStep = 100;

/** A year may have thousands: they are drawn as they are read. */
function Lines({ lines }: { readonly lines: Paper['lines'] }) {
  const t = useT('transactions');
  const [shown, setShown] = useState(perStep);
  return (
    <>
      <Facts>
        {lines.slice(0, shown).map(({ date, details, reference, paid_out, paid_in, balance }, at) => (
          <Fact
            key={at}
            label={[date, reference].map((part) => (
              <div key={part}>{part}</div>
            ))}
          >
            <div>{details}</div>
            <div>{paid_out ? t('verify.paidOut', { amount: paid_out, balance }) : t('verify.paidIn', { amount: paid_in, balance })}</div>
          </Fact>
        ))}
      </Facts>
      {lines.length > shown && (
        <Button onClick={() => setShown(shown + perStep)}>{t('verify.more', { left: lines.length - shown })}</Button>
      )}
    </>
  );
}
