import type { T } from '../../kit/words.tsx';
import type { Right } from './rights.ts';

/** 'Fiat deposits', 'All of Transfers', 'Unknown right 99'. */
export function rightName(t: T, { kind, code }: Right): string {
  if (kind === 'unknown') return t('one.unknownRight', { code });
  const name = t(`options:permissions.${code}`);
  return kind === 'whole' ? t('one.all', { section: name }) : name;
}
