/** A deposit that waits: from whom, by which way, why it is held, its proof, and the acts that are open now. */
import { useState } from 'react';
import { AddressText } from '../../../kit/data/address-text.tsx';
import { CopyButton } from '../../../kit/action/copy-button.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT, useNames } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import { onEscape } from '../../../shared/lists/beside.tsx';
import { MoneyFigure } from '../../../shared/money/money-figure.tsx';
import { networkName } from '../../../shared/money/money-names.ts';
import { MoneyStatus } from '../../../shared/money/money-status.tsx';
import { StaffDocument } from '../staff-document.tsx';
import { DepositActs } from './deposit-acts.tsx';
import { SecondNote } from '../deciding/second-person.tsx';
import * as look from './deposits.css.ts';
import { depositsKey, type OpenDeposit } from './deposit-case.ts';

export function DepositPanel({ deposit, onClose }: { readonly deposit: OpenDeposit; readonly onClose: () => void }) {
  const t = useT('back-office');
  const { company_id, project_name, account_number, number, status, proof } = deposit;
  return (
    <aside className={look.panel} aria-label={t('deposits.panel')} onKeyDown={onEscape(onClose)}>
      <header className={look.head}>
        <span className={mono}>{number}</span>
        <IconButton icon="close" label={t('shared:close')} onClick={onClose} />
      </header>
      <div className={look.lead}>
        <MoneyFigure of={deposit} size="figure" />
        <p className={look.company}>{project_name}</p>
        <p className={look.detail}>
          <span className={mono}>{account_number}</span>
        </p>
        <MoneyStatus status={status} type="deposit" />
      </div>
      <Notes deposit={deposit} />
      <DepositActs deposit={deposit} onOver={onClose} />
      <DepositFacts deposit={deposit} />
      {proof && <Proof company_id={company_id} proof={proof} />}
    </aside>
  );
}

/** At most one: the thing to know before deciding. */
function Notes({ deposit: { company_id, doubt, second, below_minimum, announced } }: { readonly deposit: OpenDeposit }) {
  const t = useT('back-office');
  if (second) return <SecondNote company_id={company_id} of={second} shows={depositsKey} />;
  if (doubt)
    return (
      <Note tone="attention" title={t('deposits.doubted')}>
        {doubt}
      </Note>
    );
  if (below_minimum) return <Note tone="attention" title={t('deposits.belowMinimum')} />;
  return announced ? <Note tone="attention" title={t('deposits.announced', { amount: announced })} /> : null;
}

function DepositFacts({ deposit }: { readonly deposit: OpenDeposit }) {
  const t = useT('back-office');
  const option = useNames('options');
  const dates = useDates();
  const { since, sender_account_name, sender_address, reference, purpose, convert_to, network, hash } = deposit;
  const { confirmations, confirmations_needed } = deposit;
  const rows = [
    [t('deposits.columns.since'), dates.dateTime(since)],
    [t('money:facts.sender'), sender_account_name],
    [t('money:facts.senderAddress'), sender_address && <AddressText value={sender_address} copy={t('money:facts.senderAddress')} />],
    [t('money:facts.reference'), reference && <Reference value={reference} />],
    [t('money:facts.purpose'), purpose && option('purposes', purpose)],
    [t('money:facts.convertTo'), convert_to],
    [t('money:facts.network'), network && networkName(network)],
    [t('deposits.chain'), network && t('money:waiting.confirmations', { done: confirmations, needed: confirmations_needed })],
    [t('money:facts.hash'), hash && <AddressText value={hash} copy={t('money:facts.hash')} />],
  ] as const;
  return (
    <Facts>
      {rows.map(
        ([label, value]) =>
          value && (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ),
      )}
    </Facts>
  );
}

function Reference({ value }: { readonly value: string }) {
  const t = useT('back-office');
  return (
    <>
      {value} <CopyButton value={value} what={t('money:facts.reference')} />
    </>
  );
}

type ProofProps = { readonly company_id: string; readonly proof: NonNullable<OpenDeposit['proof']> };

function Proof({ company_id, proof: { file_key, name } }: ProofProps) {
  const t = useT('back-office');
  const [open, setOpen] = useState(false);
  return (
    <div className={look.proof}>
      <p>
        {t('deposits.proof')}:{' '}
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {name}
        </TextButton>
      </p>
      {open && <StaffDocument key={file_key} company_id={company_id} file_key={file_key} name={name} />}
    </div>
  );
}
