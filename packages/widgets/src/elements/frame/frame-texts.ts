/** A page's own language for its frame: the page fetches the file, since a frame may fetch nothing of theirs, and hands the texts over. */
import type { ElementPort } from '../../runtime/element-port.ts';
import type { FrameSettings } from './messages.ts';

export type FrameTexts = {
  /** Undefined until it is known whether the page names any: a frame with settings before that begins in English. */
  readonly current: () => Pick<FrameSettings, 'translations'> | undefined;
  readonly stop: () => void;
};

/** `onChange`: the page names others, or its first are here. */
export function frameTexts(host: ElementPort, onChange: () => void): FrameTexts {
  let now: ReturnType<FrameTexts['current']>;
  let isOver = false;
  let isFollowed = false;
  const seek = async (): Promise<void> => {
    const { messagesUrl, translations } = host.settings();
    if (isFollowed || !(messagesUrl || translations)) return;
    isFollowed = true;
    const { followTexts } = await import('../own-words/follow.ts');
    await followTexts(host, {
      isThere: () => !isOver,
      onTexts(own) {
        now = own ? { translations: Object.fromEntries(own.all) } : {};
        onChange();
      },
    });
  };
  const begun = () => {
    now ??= {}; // without the code for it the tag is in English
    onChange();
  };
  seek().then(begun, begun);
  const stop = host.subscribe(() => void seek().catch(() => undefined));
  return {
    current: () => now,
    stop() {
      isOver = true;
      stop();
    },
  };
}
