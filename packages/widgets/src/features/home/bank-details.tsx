/** Everything a payer's bank asks for, in one place to copy from (HOM-07). Asked for when it is opened. */
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { Facts } from '../../kit/data/facts.tsx';
import { TextButton } from '../../kit/action/text-button.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { grouped } from './account-number.ts';
import { Copied } from './currency/copied.tsx';
import * as look from './home.css.ts';

export function BankDetails() {
  const t = useT('home');
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className={look.bankAct}>
        <TextButton onClick={() => setOpen(true)}>{t('bank.act')}</TextButton>
      </p>
      {open && <BankDetailsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function BankDetailsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT('home');
  const bank = useBank();
  const details = useRemote(['home', 'account-details'], (signal) => bank.call('/dashboard/accountDetails', {}, { signal }));
  const close = (
    <Button variant="primary" data-autofocus onClick={onClose}>
      {t('shared:close')}
    </Button>
  );
  return (
    <Dialog title={t('bank.title')} text={t('account.quote')} onClose={onClose} actions={close}>
      <CallView of={details} what={t('bank.loading')} failed={t('bank.failed')}>
        {({ account_name, account_number, reference, bank_name, bank_code, swift, bank_address }) => (
          <Facts>
            <Copied label={t('account.name')} value={account_name} />
            <Copied label={t('account.number')} value={account_number.replace(/\s/g, '')} shown={grouped(account_number)} />
            <Copied label={t('account.reference')} value={reference} />
            <Copied label={t('bank.name')} value={bank_name} />
            <Copied label={t('bank.swift')} value={swift} />
            <Copied label={t('bank.code')} value={bank_code} />
            <Copied label={t('bank.address')} value={bank_address} />
          </Facts>
        )}
      </CallView>
    </Dialog>
  );
}
