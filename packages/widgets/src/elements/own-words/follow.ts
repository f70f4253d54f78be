/** What a page says about its own language, now and later. */
import type { ElementPort } from '../../runtime/element-port.ts';
import { textsFor, wishOf, type Texts } from './texts.ts';

type Follower = {
  /** false: the view is gone, and nothing is followed any more. */
  readonly isThere: () => boolean;
  readonly onTexts: (texts: Texts | undefined) => unknown;
  /** The page has changed something else. */
  readonly onSame?: () => void;
};

/** Resolves once the first texts are known. */
export async function followTexts(
  host: Pick<ElementPort, 'settings' | 'subscribe'>,
  { isThere, onTexts, onSame }: Follower,
): Promise<void> {
  let newest: string | undefined;
  const look = async (): Promise<void> => {
    const wish = wishOf(host.settings());
    if (wish?.key === newest) return onSame?.();
    newest = wish?.key;
    const texts = wish && (await textsFor(wish));
    if (newest === wish?.key && isThere()) await onTexts(texts);
  };
  const stop = host.subscribe(() => {
    if (isThere()) void look();
    else stop();
  });
  await look();
}
