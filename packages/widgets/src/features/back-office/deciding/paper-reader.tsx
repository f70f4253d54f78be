/** The papers of a case: a list to choose from, and the chosen one read in place. Nothing is fetched that nobody opened. */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { sizeText } from '../../../kit/form/upload/upload-file.ts';
import { StatusGlyph } from '../../../kit/icon/glyph.tsx';
import { muted } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { StaffDocument } from '../staff-document.tsx';
import * as look from './deciding.css.ts';

export type Paper = {
  readonly label: string;
  readonly file_key: string;
  readonly name: string;
  readonly size: number;
  /** By this person, as the bank has it. */
  readonly opened: boolean;
};
export type Reading = {
  readonly chosen: Paper | undefined;
  readonly choose: (file_key: string) => void;
  readonly isOpened: (file_key: string) => boolean;
};

/** The first is open from the start. */
export function useReading(papers: readonly Paper[]): Reading {
  const [keys, setKeys] = useState<readonly string[]>(papers[0] ? [papers[0].file_key] : []);
  return {
    chosen: papers.find(({ file_key }) => file_key === keys.at(-1)),
    choose: (file_key) => setKeys((before) => [...before.filter((each) => each !== file_key), file_key]),
    isOpened: (file_key) => keys.includes(file_key) || papers.some((paper) => paper.opened && paper.file_key === file_key),
  };
}

/** Those that this person has not looked at: the bank refuses an approval until there are none. */
export const unopenedOf = (papers: readonly Paper[], { isOpened }: Reading): readonly Paper[] =>
  papers.filter(({ file_key }) => !isOpened(file_key));

type ReadFirstProps = { readonly papers: readonly Paper[]; readonly onOpen: (file_key: string) => void; readonly onClose: () => void };

/** Instead of the question whether to approve: what is still to be read, and the way there. */
export function ReadFirst({ papers, onOpen, onClose }: ReadFirstProps) {
  const t = useT('back-office');
  return (
    <Dialog
      title={t('deciding.read.title')}
      text={t('deciding.read.text')}
      size="narrow"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('shared:close')}</Button>}
    >
      <ul className={look.papers}>
        {papers.map(({ file_key, label, name }, index) => (
          <li key={file_key}>
            <button
              type="button"
              className={look.choice}
              data-autofocus={index === 0 || undefined}
              onClick={() => {
                onClose();
                onOpen(file_key);
              }}
            >
              <span>
                <span className={look.label}>{label}</span>
                <span className={look.detail}>{name}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type Props = { readonly name: string; readonly papers: readonly Paper[]; readonly reading: Reading };

export function PaperList({ name, papers, reading }: Props) {
  const t = useT('back-office');
  if (papers.length === 0) return <p className={muted}>{t('deciding.none')}</p>;
  return (
    <ul className={look.papers} aria-label={name}>
      {papers.map(({ label, file_key, name: file, size }) => (
        <li key={file_key}>
          <button
            type="button"
            className={look.choice}
            aria-pressed={reading.chosen?.file_key === file_key}
            onClick={() => reading.choose(file_key)}
          >
            <span>
              <span className={look.label}>{label}</span>
              <span className={look.detail}>
                {file} · {sizeText(size)}
              </span>
            </span>
            {reading.isOpened(file_key) && (
              <span className={look.opened}>
                <StatusGlyph glyph="tick" /> {t('deciding.opened')}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function PaperPreview({ company_id, paper }: { readonly company_id: string; readonly paper: Paper | undefined }) {
  if (!paper) return null;
  const { file_key, name } = paper;
  return (
    <div className={look.paper}>
      <StaffDocument key={file_key} company_id={company_id} file_key={file_key} name={name} />
    </div>
  );
}
