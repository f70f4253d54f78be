/** What a card application is about. What it tells and where it keeps a draft is its host's (runtime/host.ts). */
import type { ApplicationStep, ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import type { Settings } from '../../runtime/element-port.ts';
import type { Sent } from './sent.ts';
import type { Opened } from './source/source.ts';

export type CardApplyProps = Pick<
  Settings,
  /** Without a link it is the application of somebody who is signed in (card/submit). */
  'linkPath' | 'userRef' | 'prefill' | 'fields' | 'readonly' | 'hideHeader' | 'beforeSubmit'
> & {
  /** Another layout than the link's own, which is followed where it asks the same fields (variantOf). */
  readonly variant?: ApplyVariant | undefined;
  /** From the QR code on another screen: that screen is notified. */
  readonly qrToken?: string | undefined;
  /** A draft of a signed-in application to go on with. */
  readonly applicationId?: string | undefined;
  readonly step?: ApplicationStep | undefined;
  /** Called once with what the bank says of the link: the page around shows the partner's name and colours, and knows the variant. */
  readonly onOpened?: ((opened: Opened) => void) | undefined;
  /** Which step is shown, '' at the first and where all are one page: the page around names it in its title. */
  readonly onStep?: ((step: ApplicationStep | '') => void) | undefined;
  /** Shows the result itself; without it the result is in place. */
  readonly onDone?: ((sent: Sent) => void) | undefined;
};
