/** What a file looks like, small: a picture itself, upright as its camera meant it; a page for everything else. */
import { useState } from 'react';
import { useObjectUrl } from '../../use-object-url.ts';
import { isPicture } from './upload-file.ts';
import * as look from './upload-field.css.ts';

export function UploadThumb({ file, large = false }: { readonly file: File | undefined; readonly large?: boolean }) {
  const address = useObjectUrl(file && isPicture(file) ? file : undefined);
  const [broken, setBroken] = useState('');
  if (address && address !== broken)
    return <img className={large ? look.entire : look.thumb} src={address} alt="" onError={() => setBroken(address)} />;
  return (
    <svg className={look.thumb} viewBox="0 0 120 76" aria-hidden="true" focusable="false">
      <path className={look.sheet} d="M42 8h26l12 12v48H42zM68 8v12h12" />
      <path className={look.sheet} d="M50 34h22M50 43h22M50 52h14" />
    </svg>
  );
}
