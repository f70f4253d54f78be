/** The order of a list where it has no heads to press: on a phone (TXN-13). */
import { recordSorts } from '@bankside/core/rules/money/transfers.ts';
import { useMemo } from 'react';
import * as media from '../../../kit/theme/media.css.ts';
import { useMedia } from '../../../kit/theme/use-media.ts';
import { useT } from '../../../kit/words.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { FilterChip } from '../../lists/filter-chip.tsx';

/** Without a choice the newest is first. */
const [, ...others] = recordSorts;

export function SortChip({ prefix }: { readonly prefix: string }) {
  const t = useT('money');
  const isPhone = useMedia(media.phone);
  const name = `${prefix}sort`;
  const [asked, put] = useQuery(useMemo(() => [name], [name]));
  if (!isPhone) return null;
  const value = others.find((each) => each === asked[name]) ?? '';
  return (
    <FilterChip
      label={t('book.order')}
      value={value}
      choices={others.map((each) => ({ value: each, label: t(`book.sorts.${each}`) }))}
      onChange={(chosen) => put({ [name]: chosen })}
    />
  );
}
