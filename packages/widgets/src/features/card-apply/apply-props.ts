/** What a card application is told and tells: by a page of the portal, or by the element around it. */
import type { ApplicationStep, ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import type { FieldSettings, ElementPort, Settings } from '../../runtime/element-port.ts';
import type { Sent } from './sent.ts';
import type { Opened } from './source/source.ts';

export type CardApplyProps = {
  /** Without one it is the application of somebody who is signed in (card/submit). */
  readonly linkPath?: string | undefined;
  readonly userRef?: string | undefined;
  /** Another layout than the link's own, which is followed where it asks the same fields (variantOf). */
  readonly variant?: ApplyVariant | undefined;
  /** From the QR code on another screen: that screen is told. */
  readonly qrToken?: string | undefined;
  readonly step?: ApplicationStep | undefined;
  readonly readonly?: boolean | undefined;
  readonly hideHeader?: boolean | undefined;
  readonly autofocus?: boolean | undefined;
  readonly metrics?: boolean | undefined;
  readonly prefill?: Readonly<Record<string, unknown>> | undefined;
  readonly fields?: FieldSettings | undefined;
  readonly beforeSubmit?: Settings['beforeSubmit'];
  /** A draft of a signed-in application to go on with. */
  readonly applicationId?: string | undefined;
  /** Where the bank is; '' on its own pages. */
  readonly bankOrigin?: string | undefined;
  /** API-03: 'web' unless said; inside of an element 'widget'. */
  readonly device?: 'web' | 'mobile' | 'widget' | undefined;
  readonly keep: ElementPort['keep'];
  readonly on: ElementPort['emit'];
  readonly state?: ElementPort['state'] | undefined;
  readonly answer?: ElementPort['answer'] | undefined;
  /** Told once what the bank says of the link: the page around shows the partner's name and colours, and knows the variant. */
  readonly onOpened?: ((opened: Opened) => void) | undefined;
  /** A frame of the bank takes this view's place, because the link asks for one. */
  readonly isolate?: ElementPort['isolate'] | undefined;
  readonly ahead?: ElementPort['ahead'];
  /** Shows the result itself; without it the result stands in place. */
  readonly onDone?: ((sent: Sent) => void) | undefined;
};
