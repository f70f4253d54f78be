/** Money that came back: staff find the transfer, by its number or its company, and book the return. */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { isRefusal } from '../../../kit/remote/failure.ts';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { RecordList } from '../../../kit/data/record-list.tsx';
import { useRefresh, useRemote } from '../../../kit/remote/remote.ts';
import { muted } from '../../../kit/theme/text.css.ts';
import { useToast } from '../../../kit/feedback/toast.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useFormDraft } from '../../../runtime/drafts.ts';
import { useIntent } from '../../../runtime/intent.ts';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import * as look from './queue.css.ts';
import { queueKey } from './use-queue.ts';

type Settled = OutOf<'/admin/transfer/settled'>['list'][number];
const settledKey = 'desk-settled';
const schema = () =>
  import('@bankside/core/contract/back-office/back-office-money.ts').then((contract) => contract.moneyWork.returnTransfer.in);
const field = fieldsOf(schema);
const aboutOf = ({ number, amount, currency, counterparty }: Settled) =>
  [number, exactAmount(amount, currency), counterparty].filter(Boolean).join(' · ');

export function SettledTransfers() {
  const t = useT('back-office');
  const bank = useBank();
  const [keyword, setKeyword] = useState('');
  const [open, setOpen] = useState<Settled>();
  const remote = useRemote([settledKey, keyword], (signal) => bank.call('/admin/transfer/settled', { keyword }, { signal }), {
    keep: true,
    when: keyword !== '',
  });
  return (
    <div className={look.settled}>
      <Section title={t('queue.settled.title')}>
        <p className={muted}>{t('queue.settled.lead')}</p>
        <div className={look.search} role="search">
          <SearchBox label={t('queue.settled.search')} value={keyword} onSearch={setKeyword} />
        </div>
        {keyword !== '' && (
          <CallView
            of={remote}
            what={t('queue.settled.searching')}
            failed={t('queue.settled.failed')}
            empty={<p className={muted}>{t('queue.settled.nothing', { keyword })}</p>}
          >
            {({ list }) => (
              <RecordList
                name={t('queue.settled.title')}
                rows={list}
                rowKey={({ id }) => id}
                phone={(row) => ({ lead: row.project_name, detail: aboutOf(row), figure: t('queue.settled.act') })}
                onOpen={setOpen}
              />
            )}
          </CallView>
        )}
      </Section>
      {open && <ReturnDialog of={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function ReturnDialog({ of, onClose }: { readonly of: Settled; readonly onClose: () => void }) {
  const t = useT('back-office');
  const toast = useToast();
  const bank = useBank();
  const refresh = useRefresh();
  const intended = useIntent();
  const { company_id, id, project_name, left, currency } = of;
  const { initial, ref, forget } = useFormDraft(`desk/return/${id}`);
  const send = async (values: InOf<'/admin/transfer/return'>) => {
    const booked = await intended(values, (key) =>
      bank.call('/admin/transfer/return', values, { key }).catch((fault: unknown) => {
        if (isRefusal(fault, 'secondPersonNeeded')) return null;
        throw fault;
      }),
    );
    forget();
    toast(booked ? t('queue.settled.done', { number: of.number, amount: exactAmount(values.amount, currency) }) : t('second.asked'));
    refresh(queueKey);
    refresh([settledKey]);
    onClose();
  };
  return (
    <Dialog form title={t('queue.settled.act')} text={`${project_name} · ${aboutOf(of)}`} onClose={onClose}>
      <Form schema={schema} initial={{ ...initial, company_id, id }} ref={ref} onSubmit={send}>
        <TextField
          name={field('amount')}
          label={t('queue.settled.amount')}
          hint={t('queue.settled.left', { amount: exactAmount(left, currency) })}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextArea name={field('reason')} label={t('queue.settled.reason')} maxLength={1000} />
        <div>
          <SubmitButton>{t('queue.settled.act')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
