/** What the bank sent back, by the name of each field. Fetched with the names when there is something. */
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { useFieldNames } from '../../shared/kyc/field-name.ts';
import { useReasonText } from '../../shared/kyc/reason-text.ts';
import type { Verification } from '../../shared/kyc/verification.ts';
import * as look from './home.css.ts';

export function SentBack({ info }: { readonly info: Verification }) {
  const names = useFieldNames();
  const reasonText = useReasonText();
  return (
    <div className={look.reason}>
      <Facts>
        {info.reasons.map((reason) => (
          <Fact key={reason.path} label={names.inFull(reason.path, info)}>
            {reasonText(reason)}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
