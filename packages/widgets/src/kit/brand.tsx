import { brand, mark } from './brand.css.ts';
import { useT } from './words.tsx';

/** The twin line: two banks of a river (DESIGN.md §1). */
export function BrandMark() {
  return (
    <svg className={mark} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.6" aria-hidden="true" focusable="false">
      <path d="M1 3.6h5c8.400 0 4.400 9.800 12.500 9.800H23" />
      <path d="M1 10.6h4.500c7.400 0 6.400 9.800 13 9.800H23" />
    </svg>
  );
}

/** Mark and name. The name is the operator's (DESIGN.md §16). */
export function Brand({ name }: { readonly name?: string }) {
  const t = useT('shared');
  return <span className={brand}><BrandMark /><span>{name ?? t('brand')}</span></span>;
}
