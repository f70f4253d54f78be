import type { OutOf } from '@bankside/core/contract/index.ts';
import type { Language } from '@bankside/core/rules/options.ts';
import type { Column } from '../../kit/data-table.tsx';
import type { PhoneRow } from '../../kit/record-list.tsx';
import type { T } from '../../kit/words.tsx';
import type { Dates } from '../../parts/dates.ts';
import * as look from './access.css.ts';
import { briefName } from './right-name.ts';
import { rightsOf } from './rights.ts';
import { UserStatus } from './user-status.tsx';

export type SubAccount = OutOf<'/account/childList'>['list'][number];

const nameOf = (row: SubAccount) => row.full_name || row.username;

export function columnsOf(t: T, language: Language, dates: Dates): readonly Column<SubAccount>[] {
  const list = new Intl.ListFormat(language, { style: 'short', type: 'unit' });
  return [
    { key: 'name', head: t('column.name'), width: '160px', cell: (row) => <b className={look.name}>{nameOf(row)}</b> },
    { key: 'username', head: t('column.username'), width: '140px', dropAt: 'panelBelow', cell: (row) => row.username },
    { key: 'email', head: t('column.email'), width: '290px', cell: (row) => row.email },
    { key: 'group', head: t('column.group'), width: '120px', cell: (row) => row.group || <span className={look.absent}>{t('noGroup')}</span> },
    { key: 'status', head: t('column.status'), width: '110px', cell: (row) => <UserStatus status={row.status} /> },
    { key: 'rights', head: t('column.rights'), clip: true, cell: (row) => list.format(rightsOf(row.authjson).map((right) => briefName(t, right))) },
    { key: 'lastSignIn', head: t('column.lastSignIn'), width: '110px', dropAt: 'drawer', cell: (row) => <span className={look.absent}>{row.last_sign_in_at ? dates.date(row.last_sign_in_at) : t('never')}</span> },
  ];
}

export const phoneRow = (t: T) => (row: SubAccount): PhoneRow => ({ lead: nameOf(row), figure: <UserStatus status={row.status} />, detail: row.email, status: <span className={look.absent}>{row.group || t('noGroup')}</span> });
