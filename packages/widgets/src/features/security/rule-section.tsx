/** The main account's rule: a second step for everybody in the company (ACC-34). */
import { Button } from '../../kit/action/button.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useStepUp } from '../../shared/proof/use-step-up.tsx';
import { Section } from './section.tsx';
import { securityKey } from './security-state.ts';

export function RuleSection({ required }: { readonly required: boolean }) {
  const t = useT('security');
  const bank = useBank();
  const { proving, dialog } = useStepUp();
  const change = useAction(
    (wanted: boolean) => proving((given) => bank.call('/account/security/require', { required: wanted, ...given })),
    { says: t('rule.done'), refreshes: [securityKey] },
  );
  return (
    <Section title={t('rule.title')} text={t('rule.text')}>
      <p>{t(required ? 'rule.on' : 'rule.off')}</p>
      <Button busy={change.busy} onClick={() => void change.run(!required)}>
        {t(required ? 'rule.release' : 'rule.require')}
      </Button>
      <FailureNote failure={change.failure} />
      {dialog}
    </Section>
  );
}
