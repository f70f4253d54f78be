/**
 * By an apply link: the draft lies at the bank for 24 hours under a handle (D-123). The bank's own pages and frames keep the
 * handle in the tab; on another page it stays in the element, and the tab keeps a ticket, which opens nothing without the email.
 */
import { Refused } from '@bankside/core/client/errors.ts';
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { errors } from '@bankside/core/rules/errors.ts';
import { variants, type ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { KeptFile } from '../../../kit/form/upload/use-uploads.ts';
import { linkClient, type LinkClient, type LinkParam } from '../../../shared/client/link-client.ts';
import type { ElementPort, Emit } from '../../../runtime/element-port.ts';
import { draftPlace } from '../draft/draft-place.ts';
import { openedBy } from './opened.ts';
import { reportedSource } from './reported-source.ts';
import type { Source } from './source.ts';

export type LinkSetting = {
  readonly bank: LinkClient;
  /** What the bank has said of the link already. */
  readonly known?: LinkParam | undefined;
  readonly linkPath: string;
  readonly userRef?: string | undefined;
  readonly variant?: ApplyVariant | undefined;
  readonly qrToken?: string | undefined;
  readonly keep: ElementPort['keep'];
  readonly language: () => Language;
};

export const fileMap = (files: OutOf<'/card/draftLoad'>['files']): Readonly<Record<string, KeptFile>> =>
  Object.fromEntries(files.map(({ field, file_key, name, size }) => [field, { file_key, name, size }]));

const isGone = (error: unknown) => error instanceof Refused && error.refusal === 'notFound';

export function linkSource({ bank, known, linkPath, userRef, variant: given, qrToken, keep, language }: LinkSetting): Source {
  const { handle, ticket, waits, put } = draftPlace(keep, linkPath);
  /** A code that was read is answered by the call for codes, whatever form its link has. */
  const byCode = qrToken !== undefined || (given !== undefined && variants[given].submit === 'linkSubmitQr');
  let variant: ApplyVariant = known?.variant ?? 'link';
  /** With the handle while the bank knows it; without, once it has forgotten it: the draft then starts again. */
  const held = async <T>(ask: (handle: string | null) => Promise<T>): Promise<T> => {
    try {
      return await ask(handle());
    } catch (error) {
      if (!isGone(error)) throw error;
      put(null);
      return ask(null);
    }
  };
  return {
    bank,
    handle,
    waits,
    open: async () => {
      const link = await bank.open();
      if (!link.allowed_origins_ok) throw new Refused(errors.originNotAllowed.code, '', [], '');
      variant = link.variant;
      return openedBy(link, given);
    },
    load: () =>
      held(async (kept) => {
        if (!kept) return undefined;
        const { step, values, files, email_token, saved_at } = await bank.call('/card/draftLoad', { handle: kept }, { background: true });
        return { step, values, files: fileMap(files), emailToken: email_token, savedAt: saved_at };
      }),
    save: ({ step, values, emailToken }) =>
      held(async (kept) => {
        const input = { step, values, ...(kept && { handle: kept }), ...(emailToken && { email_token: emailToken }) };
        const saved = await bank.call('/card/draftSave', input, { background: true });
        const hasEmail = typeof values['email'] === 'string' && values['email'].includes('@');
        put(saved, hasEmail);
        return { savedAt: saved.saved_at, untilReload: keep.secret !== undefined && !hasEmail };
      }),
    discard: async () => {
      const [kept, ticketed] = [handle(), ticket()];
      put(null);
      if (!kept && !ticketed) return;
      const which = { ...(kept && { handle: kept }), ...(ticketed && { ticket: ticketed }) };
      await bank.call('/card/draftDiscard', which, { background: true }).catch(() => undefined); // it ends by itself in a day
    },
    resume: async (email, emailToken) => {
      const resumed = await bank.call(
        '/card/draftResume',
        { ticket: ticket() ?? '', email, email_token: emailToken },
        { background: true },
      );
      put(resumed, true);
    },
    submit: async ({ emailToken }, data, captcha, key) => {
      const form = {
        ...data,
        link_path: linkPath,
        ...(userRef && { userid: userRef }),
        ...(captcha && { captcha }),
        email_token: emailToken,
        draft: handle() ?? '',
        locale: language(),
      } as InOf<'/card/linkSubmit'>; // the schemas of the steps have made it
      const options = { key, background: true };
      const sent =
        byCode || variants[variant].submit === 'linkSubmitQr'
          ? await bank.call('/card/linkSubmitQr', { ...form, ...(qrToken && { qr_token: qrToken }) }, options)
          : await bank.call('/card/linkSubmit', form, options);
      put(null);
      return { applicationNo: sent.application_no, status: sent.status, viewToken: sent.view_token, receipt: sent.receipt };
    },
  };
}

type Where = Omit<LinkSetting, 'bank' | 'known'> & {
  readonly origin: string;
  readonly device: 'web' | 'mobile' | 'widget';
  readonly hasFirstField?: () => boolean;
  readonly emit: Emit;
};

/** With the answer of the first call, once it is there. */
export function sourceOfLink({ origin, device, hasFirstField, emit, ...rest }: Where, known: LinkParam | undefined): Source {
  const { linkPath, userRef, language } = rest;
  const bank = linkClient({ origin, language, device: () => device, hasFirstField, linkPath, userRef, known });
  return reportedSource(linkSource({ ...rest, bank, known }), emit);
}
