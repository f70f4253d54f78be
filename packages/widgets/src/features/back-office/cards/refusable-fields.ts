/** The fields that a refused verification can name, in words: each with its section, for an ID and a proof both have a front. */
import { cardField, type CardFieldKind } from '@bankside/core/rules/cards/fields.ts';
import { kycSectionNames, kycSections, type KycField } from '@bankside/core/rules/cards/kyc-sections.ts';
import { useT } from '../../../kit/words.tsx';
import { useApplicationLabel } from '../../../shared/application-values.ts';

/** Entered beside another field, which is named instead. */
const beside: readonly CardFieldKind[] = ['flag', 'countryCode'];
const steps = { member: 'about', account: 'about', id: 'identity', address: 'address' } as const;

/** `const options = useRefusable()`: for a list of choices. */
export function useRefusable(): readonly { readonly value: KycField; readonly label: string }[] {
  const t = useT('options');
  const label = useApplicationLabel();
  return kycSectionNames.flatMap((section) =>
    kycSections[section]
      .filter((name) => !beside.includes(cardField(name).kind))
      .map((value) => ({ value, label: t('kycFieldOf', { section: t(`kycSections.${section}`), field: label(value, steps[section]) }) })),
  );
}
