/** The address itself, once somebody has said that they will send the right thing the right way: QR, text, copy, save. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { AddressText } from '../../../kit/data/address-text.tsx';
import { CopyAct } from '../../../kit/action/copy-act.tsx';
import { Menu } from '../../../kit/overlay/menu.tsx';
import { QrCode } from '../../../kit/qr/qr.tsx';
import { saveFile } from '../../../kit/action/save-file.ts';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { background } from '../../../kit/qr/qr.css.ts';
import { useT } from '../../../kit/words.tsx';
import * as look from './panel.css.ts';
import type { Digital } from './use-deposit-address.ts';

type AddressShownProps = {
  readonly digital: Digital;
  readonly network: string;
  /** It has just been asked for: focus moves to the outcome. */
  readonly justShown: boolean;
};

export function AddressShown({ digital, network, justShown }: AddressShownProps) {
  const t = useT('deposit-address');
  const { asset, address, payment_uri } = digital;
  const [isLink, setIsLink] = useState(false);
  const drawing = useRef<SVGSVGElement>(null);
  const label = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (justShown) label.current?.focus();
  }, [justShown]);
  const named = { asset, network };
  return (
    <div className={look.held}>
      <div className={look.qr}>
        <QrCode
          large
          address={isLink ? payment_uri : address}
          label={t(isLink ? 'address.qrLink' : 'address.qr', named)}
          drawing={drawing}
        />
      </div>
      <div className={look.side}>
        <p className={look.label} ref={label} tabIndex={-1}>
          {t('address.of', named)}
        </p>
        <p className={look.address}>
          <AddressText value={address} />
        </p>
        <div className={look.acts}>
          <CopyAct variant="primary" value={address} label={t('address.copy')} />
          <SaveQr drawing={drawing} name={`${asset}-${digital.network}`} />
        </div>
        {payment_uri !== '' && payment_uri !== address && (
          <p className={look.holds}>
            {isLink && <>{t('address.linkText')} </>}
            <TextButton onClick={() => setIsLink(!isLink)}>{t(isLink ? 'address.toAddress' : 'address.toLink')}</TextButton>
          </p>
        )}
      </div>
    </div>
  );
}

function SaveQr({ drawing, name }: { readonly drawing: RefObject<SVGSVGElement | null>; readonly name: string }) {
  const t = useT('deposit-address');
  const save = async (kind: 'png' | 'svg') => {
    if (!drawing.current) return;
    const { pngOf, svgOf } = await import('../../../kit/qr/qr-files.ts');
    saveFile(kind === 'png' ? await pngOf(drawing.current, background) : svgOf(drawing.current), `${name}.${kind}`);
  };
  const entries = [
    { label: t('address.png'), onChoose: () => void save('png') },
    { label: t('address.svg'), onChoose: () => void save('svg') },
  ];
  return <Menu act="download" label={t('address.save')} entries={entries} />;
}
