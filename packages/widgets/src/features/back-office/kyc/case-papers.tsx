/** The right side: the chosen paper as it is, and the list of all of them. */
import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { useT } from '../../../kit/words.tsx';
import type { FieldNames } from '../../../shared/kyc/field-name.ts';
import type { Entry } from '../../../shared/kyc/values.ts';
import { PaperList, type Paper, type Reading } from '../deciding/paper-reader.tsx';
import { StaffDocument } from '../staff-document.tsx';
import { entriesOf, fileKeysOf, type KycCase, type Submission } from './kyc-case.ts';
import * as look from './kyc-case.css.ts';

export type CasePaper = Paper & { readonly entry: Entry };

/** Every file of a copy once, in the order of the fields. */
export function papersOf({ files }: KycCase, copy: Submission, names: FieldNames): readonly CasePaper[] {
  const seen = new Set<string>();
  return entriesOf(copy).flatMap((entry) =>
    fileKeysOf(entry).flatMap((file_key) => {
      const file = files.find((each) => each.file_key === file_key);
      if (!file || seen.has(file_key)) return [];
      seen.add(file_key);
      return [{ label: names.inFull(entry.path, copy), file_key, name: file.name, size: file.size, opened: file.opened, entry }];
    }),
  );
}

type CasePapersProps = {
  readonly of: KycCase;
  readonly papers: readonly CasePaper[];
  readonly reading: Reading;
  /** The copy waits, so the chosen one may go back. */
  readonly onSendBack: ((entry: Entry) => void) | undefined;
};

export function CasePapers({ of, papers, reading, onSendBack }: CasePapersProps) {
  const t = useT('back-office');
  const list = useInSight(reading.chosen?.file_key);
  const chosen = papers.find(({ file_key }) => file_key === reading.chosen?.file_key);
  const file = of.files.find(({ file_key }) => file_key === reading.chosen?.file_key);
  return (
    <div className={look.papers}>
      <div className={look.paperList} ref={list}>
        <PaperList name={t('kyc.papers')} papers={papers} reading={reading} />
      </div>
      {reading.chosen && file && (
        <div className={look.paper}>
          <div className={look.paperHead}>
            <span className={look.paperName}>{reading.chosen.label}</span>
            {chosen && onSendBack && (
              <Button compact onClick={() => onSendBack(chosen.entry)}>
                {t('kyc.reason.act')}
              </Button>
            )}
          </div>
          <StaffDocument key={file.file_key} company_id={of.company_id} file_key={file.file_key} name={file.name} />
        </div>
      )}
    </div>
  );
}

/** A paper that was opened from the data shows in the list too; the page itself stays where it is. */
function useInSight(file_key: string | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
    const box = list.current?.getBoundingClientRect();
    if (row && box) list.current?.scrollBy(0, Math.min(0, row.top - box.top) + Math.max(0, row.bottom - box.bottom));
  }, [file_key]);
  return list;
}
