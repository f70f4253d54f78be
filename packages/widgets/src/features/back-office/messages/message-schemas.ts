/** The contract's rules for a message; for how long it is shown is chosen, not typed. */
import { Message } from '@bankside/core/contract/back-office/back-office-messages.ts';

export const lengths = ['week', 'month', 'open'] as const;
type Words = { readonly en: string; readonly zh: string; readonly ja: string };
export type NoticeInput = { readonly title: Words; readonly body: Words };
export type AnnouncementInput = NoticeInput & { readonly lasts: (typeof lengths)[number] };

export const NoticeForm = Message;
export const AnnouncementForm = {
  safeParse: (values: unknown) => {
    const checked = Message.safeParse(values);
    const { lasts } = Object(values) as AnnouncementInput;
    return checked.success ? { success: true as const, data: { ...checked.data, lasts } } : checked;
  },
};
