/** Documents of a contract, to be read or kept. */
import { saveFile } from '../../../kit/action/save-file.ts';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import * as look from '../contracts.css.ts';
import type { ContractData } from '../use-contracts.ts';

type Document = ContractData['documents'][number];

export function Documents({ contract_id, list }: { readonly contract_id: string; readonly list: readonly Document[] }) {
  const t = useT('contracts');
  const bank = useBank();
  const fetch = useAction(async ({ file_key, name }: Document) => {
    const { blob } = await bank.download('/contract/document', { contract_id, file_key });
    saveFile(blob, name);
  });
  if (list.length === 0) return <p className={look.said}>{t('documents.none')}</p>;
  return (
    <>
      <FailureNote failure={fetch.failure} />
      <ul className={look.list} aria-label={t('documents.title')}>
        {list.map((document) => (
          <li key={document.file_key} className={look.entry}>
            <TextButton onClick={() => void fetch.run(document)}>{document.name}</TextButton>
            <span className={look.said}>{t('documents.size', { size: Math.max(1, Math.round(document.size / 1024)) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
