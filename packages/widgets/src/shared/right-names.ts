/** Rights as a list of names: 'Transactions, Transfers'. */
import { isCode } from '@bankside/core/rules/access/permissions.ts';
import { useLanguage, useT } from '../kit/words.tsx';

export function useRightNames(): (authjson: readonly string[]) => string {
  const t = useT('options');
  const list = new Intl.ListFormat(useLanguage(), { style: 'narrow', type: 'conjunction' });
  return (authjson) => list.format(authjson.map((code) => (isCode(code) ? t(`permissions.${code}`) : code)));
}
