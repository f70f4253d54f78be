/** What staff may do with a company's KYC besides deciding a copy: withdraw an approval, open the file for a change or close it again. */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { ConfirmDecision } from '../deciding/confirmed-act.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import { useLanguageName } from '../language-name.ts';
import { caseKey, type KycCase } from './kyc-case.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

export function CaseActs({ of }: { readonly of: KycCase }) {
  const t = useT('back-office');
  const bank = useBank();
  const languageName = useLanguageName();
  const [asking, setAsking] = useState<'revoke' | 'change'>();
  const { company_id, version, project_name, language, change_kyc_switch, may } = of;
  const close = () => setAsking(undefined);
  const what = change_kyc_switch ? 'close' : 'open';
  const change = useDecision((open: boolean, { key }) => bank.call('/admin/kyc/change', { company_id, version, open }, { key }), {
    says: () => t(`kyc.acts.${what}.done`),
    shows: caseKey(company_id),
    onDone: close,
    onStale: close,
  });
  if (!may.openChange && !may.revoke) return null;
  return (
    <>
      {may.openChange && <Button onClick={() => setAsking('change')}>{t(`kyc.acts.${what}.act`)}</Button>}
      {may.revoke && (
        <Button variant="danger" onClick={() => setAsking('revoke')}>
          {t('kyc.decide.revoke.act')}
        </Button>
      )}
      {asking === 'change' && (
        <ConfirmDecision
          of={change}
          input={!change_kyc_switch}
          title={t(`kyc.acts.${what}.title`, { company: project_name })}
          text={t(`kyc.acts.${what}.text`, { language: languageName(language) })}
          act={t(`kyc.acts.${what}.act`)}
          onClose={close}
        />
      )}
      {asking === 'revoke' && <RefuseDialog of={of} event="revoke" reasons={[]} onClose={close} />}
    </>
  );
}
