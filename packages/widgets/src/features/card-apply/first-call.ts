/** The one call that a visitor waits for, without the client: it comes after, and takes over whatever is not a plain yes. */
import { askLink, linkQuestion } from '../../parts/ahead.ts';
import type { Host } from '../../parts/host.ts';
import { lazyClient } from '../../parts/lazy-client.ts';
import type { LinkParam } from '../../parts/link-client.ts';
import { pageAround } from '../../parts/page-around.ts';
import type { LinkSetting } from './link-source.ts';
import { openedBy } from './opened.ts';
import type { Source } from './source.ts';

type Setting = Omit<LinkSetting, 'bank'> & {
  readonly origin: string;
  readonly device: 'web' | 'mobile' | 'widget';
  readonly isolate?: (() => void) | undefined;
  readonly ahead?: Host['ahead'];
};

async function ask({ origin, linkPath, userRef, ahead }: Setting): Promise<LinkParam | undefined> {
  try {
    const body = linkQuestion(linkPath, userRef, pageAround());
    const asked = ahead?.();
    const answer = await (asked?.body === body ? asked.answer : askLink(origin, body));
    const { code, data } = (await answer.json()) as { readonly code: unknown; readonly data: LinkParam };
    return Number(code) === 200 && data.allowed_origins_ok ? data : undefined;
  } catch {
    return undefined;
  }
}

export function firstCall(setting: Setting): Source {
  let known: LinkParam | undefined;
  let made: Promise<Source> | undefined;
  const whole = () =>
    (made ??= import('./link-source.ts')
      .then(({ sourceOfLink }) => sourceOfLink(setting, known))
      .catch((error: unknown) => {
        made = undefined;
        throw error;
      }));
  const handle = () => setting.keep.get(`draft.${setting.linkPath}`);
  return {
    bank: lazyClient(async () => (await whole()).bank),
    handle,
    open: async () => {
      known = made ? undefined : await ask(setting);
      const opened = known ? openedBy(known, setting.variant) : await (await whole()).open();
      if (!opened.framed || !setting.isolate) return opened;
      setting.isolate();
      return new Promise<never>(() => undefined); // another view takes this one's place: nothing of it is to be seen or told
    },
    load: async () => (handle() ? (await whole()).load() : undefined),
    save: async (draft) => (await whole()).save(draft),
    discard: async () => (await whole()).discard(),
    submit: async (...sent) => (await whole()).submit(...sent),
  };
}
