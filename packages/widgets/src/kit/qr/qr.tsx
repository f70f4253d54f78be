/** A QR code, drawn when it is shown: a page without one does not fetch what draws it. */
import { RefreshButton } from '../action/refresh-button.tsx';
import * as look from './qr.css.ts';
import { lazy, useFetchPart, usePart } from '../lazy/lazy.ts';
import type { QrCodeProps } from './qr-drawing.tsx';
import { useT } from '../words.tsx';

const drawing = lazy(() => import('./qr-drawing.tsx'), 'apply-qr');

/** For a page that is printed: what draws the code is there before the page is. When it does not come, the page comes all the same. */
export function useReadyQr(): () => Promise<unknown> {
  const fetchPart = useFetchPart();
  return () => fetchPart(drawing).catch(() => undefined);
}

export function QrCode(props: QrCodeProps) {
  const t = useT('shared');
  const { it, failed, again } = usePart(drawing);
  if (it) return <it.QrDrawing {...props} />;
  const paper = [look.paper, props.small && look.small, props.large && look.large, look.empty].filter(Boolean).join(' ');
  if (!failed) return <span className={paper} aria-busy="true" />;
  return (
    <div className={look.hold} role="alert">
      <span className={paper}>{t('kit.call.failed')}</span>
      <span className={look.address}>{props.address}</span>
      <RefreshButton compact onClick={again}>
        {t('retry')}
      </RefreshButton>
    </div>
  );
}
