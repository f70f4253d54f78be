/** The only file that knows qrcode.react (D-113). Its SVG needs no style of its own, so a strict CSP holds. */
import { QRCodeSVG } from 'qrcode.react';
import { useRef, type RefObject } from 'react';
import { Button } from '../action/button.tsx';
import { CopyButton } from '../action/copy-button.tsx';
import { pngOf, svgOf } from './qr-files.ts';
import * as look from './qr.css.ts';
import { saveFile } from '../action/save-file.ts';
import { code } from '../theme/tokens.css.ts';
import { useT } from '../words.tsx';

export type QrCodeProps = {
  /** Exactly what a reader of the code gets. */
  readonly address: string;
  /** What it does, for who cannot see it: 'QR code that opens the application'. */
  readonly label: string;
  /** Offers the address to copy. */
  readonly copy?: boolean;
  /** Offers the code as PNG (1024 by 1024) and SVG under this name; without it there is nothing to download. */
  readonly fileName?: string;
  readonly small?: boolean;
  readonly large?: boolean;
  /** What is drawn, for a screen that saves it with a button of their own. */
  readonly drawing?: RefObject<SVGSVGElement | null>;
};

/** What the standard asks for around a code, in modules (ISO/IEC 18004). */
const quietZone = 4;

export function QrDrawing({ address, label, copy = false, fileName, small = false, large = false, drawing }: QrCodeProps) {
  const t = useT('apply-qr');
  const own = useRef<SVGSVGElement>(null);
  const drawn = drawing ?? own;
  const savePng = async () => {
    if (drawn.current) saveFile(await pngOf(drawn.current, code.paper), `${fileName}.png`);
  };
  const saveSvg = () => {
    if (drawn.current) saveFile(svgOf(drawn.current), `${fileName}.svg`);
  };
  return (
    <div className={look.hold}>
      <span className={[look.paper, small && look.small, large && look.large].filter(Boolean).join(' ')} part="qr">
        <QRCodeSVG
          ref={drawn}
          value={address}
          level="M"
          marginSize={quietZone}
          fgColor={code.ink}
          bgColor={code.paper}
          className={look.drawing}
          aria-label={label}
        />
      </span>
      {copy && (
        <span className={look.address}>
          {address} <CopyButton value={address} what={t('code.address')} />
        </span>
      )}
      {fileName !== undefined && (
        <span className={look.acts}>
          <Button compact icon="download" onClick={() => void savePng()}>
            {t('code.png')}
          </Button>
          <Button compact icon="download" onClick={saveSvg}>
            {t('code.svg')}
          </Button>
        </span>
      )}
    </div>
  );
}
