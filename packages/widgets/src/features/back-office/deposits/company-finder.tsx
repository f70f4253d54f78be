/** Whose wire is it? Found by name, account number or reference, as the wire's text says it. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { RecordList } from '../../../kit/data/record-list.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { muted } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import * as look from './deposits.css.ts';

export type Company = OutOf<'/admin/companies'>['list'][number];
const most = 8;

export function CompanyFinder({ onChoose }: { readonly onChoose: (company: Company) => void }) {
  const t = useT('back-office');
  const bank = useBank();
  const [keyword, setKeyword] = useState('');
  const remote = useRemote(
    ['desk-company-finder', keyword],
    (signal) => bank.call('/admin/companies', { keyword, page_size: most }, { signal }),
    { keep: true, when: keyword !== '' },
  );
  return (
    <div className={look.finder}>
      <SearchBox label={t('deposits.credit.find')} value={keyword} onSearch={setKeyword} />
      {keyword !== '' && (
        <CallView
          of={remote}
          what={t('deposits.credit.searching')}
          failed={t('deposits.credit.notFound')}
          empty={<p className={muted}>{t('deposits.credit.nobody', { keyword })}</p>}
        >
          {({ list, total }) => (
            <>
              <RecordList
                name={t('deposits.credit.found')}
                rows={list}
                rowKey={({ company_id }) => company_id}
                phone={({ project_name, account_number, reference }) => ({
                  lead: project_name,
                  detail: `${account_number} · ${reference}`,
                })}
                onOpen={onChoose}
              />
              {total > list.length && <p className={muted}>{t('deposits.credit.more', { count: total - list.length })}</p>}
            </>
          )}
        </CallView>
      )}
    </div>
  );
}
