import { brand, mark } from './brand.css.ts';
import { useT } from '../words.tsx';

/** The twin line: two banks of a river (DES-01). */
export function BrandMark() {
  return (
    <svg className={mark} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.6" aria-hidden="true" focusable="false">
      <path d="M1 3.6h5c8.4 0 4.400 9.8 12.500 9.8H23" />
      <path d="M1 10.6h4.5c7.4 0 6.400 9.8 13 9.8H23" />
    </svg>
  );
}

/** Mark and name. The name is the operator's (DES-16). */
export function Brand({ name }: { readonly name?: string | undefined }) {
  const t = useT('shared');
  return (
    <span className={brand}>
      <BrandMark />
      <span>{name ?? t('brand')}</span>
    </span>
  );
}
