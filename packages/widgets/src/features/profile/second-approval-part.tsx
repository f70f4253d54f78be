/** Above which sum a second person of the company approves a transfer (D-131): the main account's own rule, off by default. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { fieldsOf } from '../../kit/form/engine/field-name.ts';
import { CallView } from '../../kit/remote/call-view.tsx';
import { AmountField } from '../../kit/form/fields/amount-field.tsx';
import { Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { useRefresh, useRemote } from '../../kit/remote/remote.ts';
import { faint } from '../../kit/theme/text.css.ts';
import { useToast } from '../../kit/feedback/toast.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import { Part } from './part.tsx';

const schema = () => import('@bankside/core/contract/withdrawals.ts').then((contract) => contract.withdrawals.secondApproval.in);
const field = fieldsOf(schema);
const key = ['profile', 'secondApproval'] as const;

export function SecondApprovalPart({ isOpen }: { readonly isOpen: boolean }) {
  const t = useT('profile');
  return (
    <Part title={t('approval.title')} text={t('approval.text')}>
      {isOpen ? <Rule /> : <p className={faint}>{t('closed')}</p>}
    </Part>
  );
}

function Rule() {
  const t = useT('profile');
  const bank = useBank();
  const rule = useRemote(key, (signal) => bank.call('/withdraw/secondApprovalState', {}, { signal }));
  return (
    <CallView of={rule} what={t('loading')} failed={t('approval.failed')}>
      {({ above_usd }) => <RuleForm key={above_usd} above={above_usd} />}
    </CallView>
  );
}

function RuleForm({ above }: { readonly above: string }) {
  const t = useT('profile');
  const bank = useBank();
  const toast = useToast();
  const refresh = useRefresh();
  const intended = useIntent();
  const save = async (values: InOf<'/withdraw/secondApproval'>) => {
    const { above_usd } = await intended(values, (intent) => bank.call('/withdraw/secondApproval', values, { key: intent }));
    toast(above_usd ? t('approval.on', { amount: formatAmount(above_usd, 'USD') }) : t('approval.off'));
    refresh(key);
    refresh(['withdrawals']);
  };
  return (
    <Form schema={schema} initial={{ above_usd: above }} onSubmit={save} guarded label={t('approval.title')}>
      <p className={faint}>{above ? t('approval.on', { amount: formatAmount(above, 'USD') }) : t('approval.off')}</p>
      <AmountField name={field('above_usd')} label={t('approval.label')} hint={t('approval.hint')} currency="USD" />
      <div>
        <SubmitButton variant="secondary">{t('approval.act')}</SubmitButton>
      </div>
    </Form>
  );
}
