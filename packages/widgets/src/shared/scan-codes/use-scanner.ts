/** The camera's picture, looked at until it goes away; each code is reported as often as it is seen. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../../kit/use-latest.ts';
import { closeCamera, faultOf, openCamera, type CameraFault } from './camera.ts';
import { detector } from './detector.ts';

const everyMs = 200;
export type Scanner = { readonly is: 'opening' | 'looking' } | { readonly is: 'off'; readonly fault: CameraFault };

/** `turn` counts tries: another one opens the camera again. The picture belongs into `video`. */
export function useScanner(
  turn: number,
  onCode: (code: string) => void,
): { readonly scanner: Scanner; readonly video: RefObject<HTMLVideoElement | null> } {
  const video = useRef<HTMLVideoElement>(null);
  const [scanner, setScanner] = useState<Scanner>({ is: 'opening' });
  const latest = useLatest(onCode);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = async () => {
      setScanner({ is: 'opening' });
      const stream = await openCamera();
      if (signal.aborted) {
        closeCamera(stream);
        return;
      }
      signal.addEventListener('abort', () => closeCamera(stream), { once: true });
      const element = video.current;
      if (!element) return;
      element.srcObject = stream;
      await element.play();
      const detect = await detector();
      if (signal.aborted) return;
      setScanner({ is: 'looking' });
      while (!signal.aborted) {
        // a picture that cannot be read is no reason to stop
        const codes = await detect(element).catch((): readonly string[] => []);
        if (signal.aborted) return;
        for (const code of codes) if (code.trim() !== '') latest.current(code.trim());
        await new Promise((resolve) => setTimeout(resolve, everyMs));
      }
    };
    look().catch((error: unknown) => {
      if (signal.aborted) return;
      leaving.abort();
      setScanner({ is: 'off', fault: faultOf(error) });
    });
    return () => leaving.abort();
  }, [turn, latest]);
  return { scanner, video };
}
