import type { T } from '../../kit/words.tsx';
import type { Right } from './rights.ts';

/** 'Transfers', whether whole or not: for a line of many. */
export const briefName = (t: T, { kind, code }: Right): string =>
  kind === 'unknown' ? t('access:one.unknownRight', { code }) : t(`options:permissions.${code}`);

/** 'Fiat deposits', 'Transfers: full access', 'Unknown right 99'. */
export function rightName(t: T, right: Right): string {
  const name = briefName(t, right);
  return right.kind === 'whole' ? t('access:one.all', { section: name }) : name;
}
