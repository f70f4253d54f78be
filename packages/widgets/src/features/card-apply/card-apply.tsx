/** The card application: four steps or one page, by an apply link or by a signed-in session. */
import type { CardApplyProps } from './apply-props.ts';

export type { CardApplyProps, Sent } from './apply-props.ts';

export function CardApply({ linkPath }: CardApplyProps) {
  return <section data-link={linkPath} />;
}
