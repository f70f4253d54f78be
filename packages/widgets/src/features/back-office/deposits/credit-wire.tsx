/** A wire that came: whose it is, how much, from whom; read again before it is booked. An announced one that fits is found by the bank. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { currencies, currencyCodes } from '@bankside/core/rules/money/currencies.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { ConfirmDecision } from '../deciding/confirmed-act.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import { CompanyFinder, type Company } from './company-finder.tsx';
import * as look from './deposits.css.ts';
import { depositsKey } from './deposit-case.ts';

type Order = InOf<'/admin/deposit/credit'>;
const schema = () => import('@bankside/core/contract/back-office/back-office-money.ts').then(({ moneyWork }) => moneyWork.creditDeposit.in);
const field = fieldsOf(schema);
const fiat = currencyCodes.filter((code) => currencies[code].kind === 'fiat');

export function CreditWire({ onClose }: { readonly onClose: () => void }) {
  const t = useT('back-office');
  const [company, setCompany] = useState<Company>();
  return (
    <aside className={look.panel} aria-label={t('deposits.credit.open')}>
      <header className={look.head}>
        <h2>{t('deposits.credit.open')}</h2>
        <IconButton icon="close" label={t('shared:close')} onClick={onClose} />
      </header>
      {company ? (
        <WireForm key={company.company_id} company={company} onOther={() => setCompany(undefined)} onClose={onClose} />
      ) : (
        <CompanyFinder onChoose={setCompany} />
      )}
    </aside>
  );
}

type FormProps = { readonly company: Company; readonly onOther: () => void; readonly onClose: () => void };

function WireForm({ company, onOther, onClose }: FormProps) {
  const t = useT('back-office');
  const bank = useBank();
  const [order, setOrder] = useState<Order>();
  const { company_id, project_name, account_number, reference } = company;
  const credit = useDecision((wire: Order, { key }) => bank.call('/admin/deposit/credit', wire, { key }), {
    says: (_booked, { amount, currency }) => t('deposits.credit.done', { amount: exactAmount(amount, currency), company: project_name }),
    shows: depositsKey,
    onDone: onClose,
    onAsked: onClose,
  });
  return (
    <div className={look.form}>
      <div>
        <p className={look.company}>{project_name}</p>
        <p className={look.detail}>
          {account_number} · {reference}
        </p>
        <Button compact variant="quiet" onClick={onOther}>
          {t('deposits.credit.other')}
        </Button>
      </div>
      <Form<Order>
        schema={schema}
        initial={{ company_id, currency: 'USD', reference }}
        label={t('deposits.credit.open')}
        onSubmit={setOrder}
        guarded
      >
        <AmountField name={field('amount')} label={t('deposits.credit.amount')} currencyName={field('currency')} choices={fiat} />
        <TextField name={field('sender_account_name')} label={t('money:facts.sender')} autoComplete="off" />
        <TextField name={field('reference')} label={t('money:facts.reference')} autoComplete="off" optional />
        <div>
          <SubmitButton>{t('deposits.credit.review')}</SubmitButton>
        </div>
      </Form>
      {order && (
        <ConfirmDecision
          of={credit}
          input={order}
          title={t('deposits.credit.ask', { amount: exactAmount(order.amount, order.currency) })}
          text={t('deposits.credit.explain')}
          act={t('deposits.credit.act', { amount: exactAmount(order.amount, order.currency) })}
          onClose={() => setOrder(undefined)}
        >
          <Facts kind="narrow">
            <Fact label={t('deposits.columns.company')}>{project_name}</Fact>
            <Fact label={t('money:facts.sender')}>{order.sender_account_name}</Fact>
            <Fact label={t('money:facts.reference')}>{order.reference ?? reference}</Fact>
          </Facts>
        </ConfirmDecision>
      )}
    </div>
  );
}
