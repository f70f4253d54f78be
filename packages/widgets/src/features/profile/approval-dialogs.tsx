/** One approval rule: its form, and the question before it goes (TRF-16). Each is proven (ACC-36). */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { approvalKinds } from '@bankside/core/rules/money/approval-rules.ts';
import { currencyCodes } from '@bankside/core/rules/money/currencies.ts';
import { AmountField } from '../../kit/form/fields/amount-field.tsx';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { SelectField } from '../../kit/form/choices/select-field.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { ProvenQuestion } from '../../shared/proof/proven-question.tsx';
import { useStepUp } from '../../shared/proof/use-step-up.tsx';

export type Rule = OutOf<'/withdraw/approval/list'>['list'][number];
export const approvalsKey = ['profile', 'approvals'] as const;
type Values = Omit<InOf<'/withdraw/approval/add'>, 'proof'>;
const schema = () => import('@bankside/core/contract/approvals.ts').then((contract) => contract.approvals.add.in);
const field = fieldsOf(schema);

/** Without a rule: a new one. */
export function RuleDialog({ rule, onClose }: { readonly rule?: Rule; readonly onClose: () => void }) {
  const t = useT('profile');
  const bank = useBank();
  const { proving, dialog } = useStepUp();
  const save = useAction(
    (values: Values) =>
      proving((given) =>
        rule
          ? bank.call('/withdraw/approval/edit', { ...values, ...given, id: rule.id, version: rule.version })
          : bank.call('/withdraw/approval/add', { ...values, ...given }),
      ),
    { says: t('approval.saved'), refreshes: [approvalsKey, ['withdrawals']], onDone: onClose },
  );
  const { kind = 'any', currency = '', above_usd = '', approvers = '1' } = rule ?? {};
  const title = t(rule ? 'approval.changeTitle' : 'approval.addTitle');
  return (
    <Dialog form size="narrow" title={title} text={t('approval.formText')} onClose={onClose} busy={save.busy}>
      <Form schema={schema} initial={{ kind, currency, above_usd, approvers }} onSubmit={save.send} label={title}>
        <SelectField
          name={field('kind')}
          label={t('approval.kind')}
          options={approvalKinds.map((value) => ({ value, label: t(`approval.kinds.${value}`) }))}
        />
        <SelectField
          name={field('currency')}
          label={t('approval.currency')}
          placeholder={t('approval.anyCurrency')}
          options={currencyCodes.map((value) => ({ value, label: value }))}
        />
        <AmountField name={field('above_usd')} label={t('approval.sum')} hint={t('approval.sumHint')} currency="USD" />
        <SegmentedField
          name={field('approvers')}
          label={t('approval.approvers')}
          options={(['1', '2'] as const).map((value) => ({ value, label: t(`approval.people.${value}`) }))}
        />
        <div>
          <SubmitButton>{t('approval.act')}</SubmitButton>
        </div>
      </Form>
      {dialog}
    </Dialog>
  );
}

type RemoveProps = { readonly rule: Rule; readonly sentence: string; readonly onClose: () => void };

export function RemoveRule({ rule: { id, version }, sentence, onClose }: RemoveProps) {
  const t = useT('profile');
  const bank = useBank();
  return (
    <ProvenQuestion
      title={t('approval.ask.title')}
      text={t('approval.ask.text', { rule: sentence })}
      act={t('approval.remove')}
      cancel={t('approval.ask.keep')}
      perform={(given, { key }) => bank.call('/withdraw/approval/del', { id, version, ...given }, { key })}
      says={t('approval.removed')}
      refreshes={[approvalsKey, ['withdrawals']]}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
