/** The list as a file, with what it is narrowed to. */
import { cardGroupOf } from '@bankside/core/rules/cards/groups.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { lazy, usePart } from '../../../kit/lazy/lazy.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';

const dialog = lazy(() => import('../../../shared/lists/export-dialog.tsx'));
const names = ['keyword', 'status'] as const;

export function ExportCards() {
  const t = useT('money');
  const [exporting, setExporting] = useState(false);
  return (
    <>
      <Button compact icon="download" onClick={() => setExporting(true)}>
        {t('export.act')}
      </Button>
      {exporting && <Asked onClose={() => setExporting(false)} />}
    </>
  );
}

function Asked({ onClose }: { readonly onClose: () => void }) {
  const bank = useBank();
  const [query] = useQuery(names);
  const { it } = usePart(dialog);
  const keyword = query.keyword.slice(0, 100);
  const group = cardGroupOf(query.status);
  const filter = { ...(keyword && { keyword }), ...(group && { group }) };
  return it ? (
    <it.ExportDialog
      isFiltered={Object.keys(filter).length > 0}
      fetch={(format) => bank.download('/card/recordDownload', { ...filter, format })}
      onClose={onClose}
    />
  ) : null;
}
