/**
 * A signature, drawn by hand or typed by those who cannot draw (KYC-17): its value is a picture that the bank has, with how it was made.
 *
 *   <SignatureField name="signature" label={…} send={useSendFile('kyc')} typed={limits.typed_signature} />
 *
 * The pad and its words come when it is shown.
 */
import { RefreshButton } from '../action/refresh-button.tsx';
import { FieldFrame } from '../form/fields/field-frame.tsx';
import { hint as hintLook } from '../form/engine/form.css.ts';
import { useField, useForm, type FieldProps } from '../form/engine/use-form.ts';
import type { SendFile } from '../form/upload/use-uploads.ts';
import { Loading, SkeletonRows } from '../feedback/skeleton.tsx';
import { lazy, usePart } from '../lazy/lazy.ts';
import { useT } from '../words.tsx';
import { useSignature } from './use-signature.ts';

type Props = FieldProps & {
  /** How its picture reaches the bank. */
  readonly send: SendFile;
  /** May a name be typed instead (the bank's policy)? */
  readonly typed: boolean;
};
const pad = lazy(() => import('./signature-parts.tsx'), 'signature');

export function SignatureField({ send, typed, ...props }: Props) {
  const form = useForm();
  const t = useT('shared');
  const parts = usePart(pad);
  const { ref, ...field } = useField<HTMLDivElement>(props, {
    focus: () => ref.current?.querySelector<HTMLElement>('input:checked, [data-first], button')?.focus(),
    ready: () => signature.flush(),
    check: () => (signature.failed() ? { rule: 'signatureLost' } : undefined),
  });
  const signature = useSignature({ form, name: props.name, value: field.value, send });
  const lost = signature.phase === 'failed';
  return (
    <FieldFrame field={lost ? { ...field, error: { rule: 'signatureLost' } } : field} group="group" {...props}>
      <div ref={ref}>
        {parts.it && <parts.it.SignatureParts signature={signature} typed={typed} bad={field.error !== undefined} />}
        {!parts.it && !parts.failed && (
          <Loading>
            <SkeletonRows rows={3} />
          </Loading>
        )}
        {parts.failed && (
          <p className={hintLook}>
            {t('kit.call.failed')}{' '}
            <RefreshButton compact variant="quiet" onClick={parts.again}>
              {t('retry')}
            </RefreshButton>
          </p>
        )}
      </div>
    </FieldFrame>
  );
}
