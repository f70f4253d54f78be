/** Cards bound from a file: a new import, or one by its id in the address, so that a reload or another tab shows it. */
import { useState } from 'react';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { ImportView } from './view/import-view.tsx';
import { NewImport } from './new-import.tsx';

export const newImport = 'new';

export function ImportPage() {
  const t = useT('card-import');
  const links = useLinks();
  const refresh = useRefresh();
  const [query, change] = useQuery(['import']);
  /** The one whose rows this page sends: they are in its memory until it is started. */
  const [mine, setMine] = useState('');
  const id = query.import;
  const isNew = id === newImport || id === mine;
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        crumbs={[{ label: t('preallocation:title'), to: 'cardManagement' }, { label: t('title') }]}
      />
      {isNew ? (
        <NewImport
          onBegun={(begun) => {
            setMine(begun);
            change({ import: begun });
          }}
          onStarted={() => {
            setMine('');
            refresh(['imports']);
          }}
        />
      ) : (
        <ImportView key={id} id={id} onNew={() => links.go('cardManagement', { import: newImport })} />
      )}
    </>
  );
}
