/** Why the bank sent a field back, said as its error until the field is changed. */
import { useEffect, useRef } from 'react';
import { useForm } from '../../../kit/form/use-form.ts';
import { useLaterWords } from './later-words.ts';
import { useReasonText } from './reason-text.ts';

type Props = { readonly reason: { readonly path: string; readonly code: string; readonly text: string }; readonly name: string };
const rule = 'kycSentBack';

export function FieldReason({ reason: { code, text }, name }: Props) {
  const form = useForm();
  const ready = useLaterWords();
  const reason = useReasonText();
  const msg = ready ? reason({ code, text }) : '';
  const first = useRef(true);
  useEffect(() => {
    if (!msg) return;
    const stands = form.state().errors[name]?.rule === rule; // said before, in another language
    if (first.current || stands) form.fail({ fields: [{ field: name, rule, msg }] }, true);
    first.current = false;
  }, [form, name, msg]);
  return null;
}
