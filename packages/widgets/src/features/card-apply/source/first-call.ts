/** The one call that a visitor waits for, without the client: it comes after, and takes over whatever is not a plain yes. */
import { takeFigures } from '@bankside/core/client/figures.ts';
import { askLink, linkQuestion } from '../../../shared/client/ahead.ts';
import { errorDetail } from '../../../shared/client/error-detail.ts';
import { isLate } from '../../../shared/client/faults.ts';
import type { ElementPort, Emit } from '../../../runtime/element-port.ts';
import { inTime } from '../../../shared/client/in-time.ts';
import { lazy } from '../../../kit/lazy/lazy.ts';
import { lazyClient } from '../../../shared/client/lazy-client.ts';
import type { LinkParam } from '../../../shared/client/link-client.ts';
import { pageAround } from '../../../runtime/page-origin.ts';
import type { LinkSetting } from './link-source.ts';
import { draftPlace } from '../draft/draft-place.ts';
import { openedBy } from './opened.ts';
import type { Source } from './source.ts';

type Setting = Omit<LinkSetting, 'bank'> & {
  readonly origin: string;
  readonly device: 'web' | 'mobile' | 'widget';
  readonly isolate?: (() => void) | undefined;
  readonly ahead?: ElementPort['ahead'];
  readonly hasFirstField: () => boolean;
  readonly emit: Emit;
};

type Answer = { readonly code: unknown; readonly data: LinkParam };

async function ask({ origin, linkPath, userRef, device, ahead }: Setting): Promise<LinkParam | undefined> {
  try {
    const body = linkQuestion(linkPath, userRef, pageAround());
    const asked = ahead?.();
    const answer = (asked?.body === body ? asked.answer : askLink(origin, body)).then((response) => response.json() as Promise<Answer>);
    const figures = takeFigures(origin);
    const { code, data } = await (device === 'widget' ? inTime(answer, 'the bank') : answer);
    await figures;
    return Number(code) === 200 && data.allowed_origins_ok ? data : undefined;
  } catch (error) {
    if (isLate(error)) throw error;
    return undefined;
  }
}

export function firstCall(setting: Setting): Source {
  let known: LinkParam | undefined;
  let isAsked = false;
  let isAway = false;
  const whole = lazy(async () => {
    isAsked = true;
    try {
      return (await import('./link-source.ts')).sourceOfLink(setting, known);
    } catch (error) {
      if (known && !isAway) void setting.emit('bank-error', errorDetail(error)); // before the first answer the application itself says so
      isAway = true;
      throw error;
    }
  });
  const { handle, waits } = draftPlace(setting.keep, setting.linkPath);
  return {
    bank: lazyClient(async () => (await whole.load()).bank),
    handle,
    waits,
    open: async () => {
      known = isAsked ? undefined : await ask(setting);
      const opened = known ? openedBy(known, setting.variant) : await (await whole.load()).open();
      if (!opened.framed || !setting.isolate) return opened;
      setting.isolate();
      return new Promise<never>(() => undefined); // another view takes this one's place: nothing of it is to be shown or reported
    },
    load: async () => (handle() ? (await whole.load()).load() : undefined),
    save: async (...saved) => (await whole.load()).save(...saved),
    discard: async () => (await whole.load()).discard(),
    resume: async (...proof) => (await whole.load()).resume?.(...proof),
    submit: async (...sent) => (await whole.load()).submit(...sent),
  };
}
