import { useState } from 'react';
import { IconButton } from '../../kit/action/icon-button.tsx';
import { useObjectUrl } from '../../kit/use-object-url.ts';
import { useT } from '../../kit/words.tsx';
import * as look from './document-preview.css.ts';
import { PreviewFrame } from './preview-frame.tsx';

type Props = { readonly blob: Blob; readonly name: string; readonly onSave: () => void; readonly onFault: () => void };

/** One picture, upright as its camera meant it, turned by quarters. */
export function PictureView({ blob, name, onSave, onFault }: Props) {
  const t = useT('preview');
  const address = useObjectUrl(blob);
  const [own, setOwn] = useState({ width: 0, height: 0 });
  const [degrees, setDegrees] = useState(0);
  const lying = degrees % 180 !== 0;
  const size = { name, width: own.width, height: own.height };
  const turn = <IconButton icon="refresh" label={t('rotate')} onClick={() => setDegrees((now) => (now + 90) % 360)} />;
  return (
    <PreviewFrame name={name} width={lying ? own.height : own.width} most={1} tools={turn} onSave={onSave}>
      {(factor) => {
        const [width, height] = [own.width * factor, own.height * factor];
        return (
          <div className={look.sheet} style={own.width ? { width: lying ? height : width, height: lying ? width : height } : undefined}>
            {address && (
              <img
                className={look.picture}
                src={address}
                alt={degrees ? t('pictureTurned', { ...size, degrees }) : t('picture', size)}
                style={own.width ? { width, height, transform: `translate(-50%, -50%) rotate(${String(degrees)}deg)` } : { opacity: 0 }}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setOwn({ width: naturalWidth, height: naturalHeight })}
                onError={onFault}
              />
            )}
          </div>
        );
      }}
    </PreviewFrame>
  );
}
