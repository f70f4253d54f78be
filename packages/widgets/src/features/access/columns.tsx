import type { OutOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Column } from '../../kit/data/data-table.tsx';
import { columnWidth } from '../../kit/theme/tokens.css.ts';
import type { PhoneRow } from '../../kit/data/record-list.tsx';
import type { T } from '../../kit/words.tsx';
import type { Dates } from '../../shared/dates.ts';
import * as look from './access.css.ts';
import { briefName } from './right-name.ts';
import { rightsOf } from './rights.ts';
import { UserStatus } from './user-status.tsx';

export type SubAccount = OutOf<'/account/childList'>['list'][number];

const nameOf = (row: SubAccount) => row.full_name || row.username;

export function columnsOf(t: T, language: Language, dates: Dates): readonly Column<SubAccount>[] {
  const list = new Intl.ListFormat(language, { style: 'narrow', type: 'conjunction' });
  return [
    { key: 'name', head: t('access:column.name'), width: columnWidth.name, cell: (row) => <b className={look.name}>{nameOf(row)}</b> },
    { key: 'username', head: t('access:column.username'), width: columnWidth.username, dropAt: 'wide', cell: (row) => row.username },
    {
      key: 'email',
      head: t('access:column.email'),
      width: columnWidth.email,
      cell: (row) => <span className={look.address}>{row.email}</span>,
    },
    {
      key: 'group',
      head: t('access:column.group'),
      width: columnWidth.group,
      cell: (row) => row.group || <span className={look.absent}>{t('access:noGroup')}</span>,
    },
    { key: 'status', head: t('access:column.status'), width: columnWidth.brief, cell: (row) => <UserStatus status={row.status} /> },
    {
      key: 'rights',
      head: t('access:column.rights'),
      clip: true,
      cell: (row) => list.format(rightsOf(row.authjson).map((right) => briefName(t, right))),
    },
    {
      key: 'limit',
      head: t('access:column.limit'),
      width: columnWidth.number,
      dropAt: 'wide',
      cell: (row) => (row.daily_usd ? formatAmount(row.daily_usd, 'USD') : <span className={look.absent}>{t('access:noLimit')}</span>),
    },
    {
      key: 'lastSignIn',
      head: t('access:column.lastSignIn'),
      width: columnWidth.day,
      dropAt: 'drawer',
      cell: (row) => <span className={look.absent}>{row.last_sign_in_at ? dates.date(row.last_sign_in_at) : t('access:never')}</span>,
    },
  ];
}

export const phoneRow =
  (t: T) =>
  (row: SubAccount): PhoneRow => ({
    lead: nameOf(row),
    figure: <UserStatus status={row.status} />,
    detail: row.email,
    status: <span className={look.absent}>{row.group || t('access:noGroup')}</span>,
  });
