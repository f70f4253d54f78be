/** The terms and the privacy notice, in the language of the page if it is one of ours, never in a partner's words; registration records which version was accepted (D-132). */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { Button } from '../../kit/action/button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { useLanguage, useT } from '../../kit/words.tsx';
import * as look from './legal-dialog.css.ts';

export type LegalText = 'terms' | 'privacy';

const parts = {
  terms: ['terms.agreement', 'terms.account', 'terms.access', 'terms.orders', 'terms.fees', 'terms.statements', 'terms.end'],
  privacy: ['privacy.what', 'privacy.why', 'privacy.who', 'privacy.howLong', 'privacy.browser', 'privacy.rights'],
} as const satisfies Record<LegalText, readonly string[]>;

/** What the texts name of the policy. */
const said = () => ({
  email: policy.bank.supportEmail,
  days: policy.statement.reportWithinDays,
  hours: policy.applying.draftHours,
});

export function LegalDialog({ text, onClose }: { readonly text: LegalText; readonly onClose: () => void }) {
  const t = useT('legal');
  const language = useLanguage();
  return (
    <Dialog
      size="broad"
      title={t(`${text}.title`)}
      text={t('version', { date: formatDay(policy.terms.version, language) })}
      onClose={onClose}
      actions={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('shared:close')}
        </Button>
      }
    >
      <div className={look.legal} dir="ltr">
        {parts[text].map((part) => (
          <section key={part}>
            <h3>{t(`${part}.title`)}</h3>
            <p>{t(`${part}.text`, said())}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
