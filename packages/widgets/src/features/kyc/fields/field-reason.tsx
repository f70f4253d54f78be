/** Why the bank sent a field back, said as its error until the field is changed. */
import { readKycPath } from '@bankside/core/rules/kyc.ts';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../kit/words.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useReasonText, type ReasonRow } from '../../../parts/kyc/reason-text.ts';
import { peopleOf } from '../../../parts/kyc/values.ts';
import { useKyc } from '../wizard/wizard-context.tsx';
import { useLaterWords } from '../wizard/later-words.ts';

type Props = { readonly reason: ReasonRow; readonly name: string };
const rule = 'kycSentBack';

export function FieldReason({ reason, name }: Props) {
  const t = useT('kyc');
  const form = useForm();
  const ready = useLaterWords();
  const reasonText = useReasonText();
  const msg = ready ? t('wizard.sentBack', { reason: reasonText(reason) }) : '';
  const first = useRef(true);
  const corrected = useCorrected(reason.path, name);
  useEffect(() => {
    if (!msg || corrected) return;
    const stands = form.state().errors[name]?.rule === rule; // said before, in another language
    if (first.current || stands) form.fail({ fields: [{ field: name, rule, msg }] }, true);
    first.current = false;
  }, [form, name, msg, corrected]);
  return null;
}

/** Something else stands there by now than when the file was loaded. */
function useCorrected(path: string, name: string): boolean {
  const form = useForm();
  const info = useKyc((state) => state.info);
  const [corrected] = useState(() => {
    const at = readKycPath(path);
    if (!at || !info) return false;
    const { step, list, person_id, field } = at;
    const held = list ? peopleOf(info, list).find((row) => row.person_id === person_id) : info[step];
    return JSON.stringify(held?.[field] ?? '') !== JSON.stringify(form.value(name) ?? '');
  });
  return corrected;
}
