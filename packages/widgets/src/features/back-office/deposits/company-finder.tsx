/** Whose wire is it? Found by name, account number or reference, as the wire's text says it. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { CallView } from '../../../kit/call-view.tsx';
import { useRemote } from '../../../kit/remote.ts';
import { muted } from '../../../kit/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../parts/bank.tsx';
import { SearchBox } from '../../../parts/search-box.tsx';
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
              <ul className={look.found} aria-label={t('deposits.credit.found')}>
                {list.map((company) => (
                  <li key={company.company_id}>
                    <button type="button" className={look.pick} onClick={() => onChoose(company)}>
                      <span className={look.name}>{company.project_name}</span>
                      <span className={look.detail}>
                        {company.account_number} · {company.reference}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              {total > list.length && <p className={muted}>{t('deposits.credit.more', { count: total - list.length })}</p>}
            </>
          )}
        </CallView>
      )}
    </div>
  );
}
