/** The left side: everything that was submitted, step by step and person by person, with the desk of each field under it. */
import { kycLists, type KycList } from '@bankside/core/rules/kyc/kyc.ts';
import type { KeyboardEvent } from 'react';
import { useT } from '../../../kit/words.tsx';
import { useFieldNames } from '../../../shared/kyc/field-name.ts';
import { KycFacts } from '../../../shared/kyc/kyc-facts.tsx';
import type { Entry } from '../../../shared/kyc/values.ts';
import { CaseChanges } from './case-changes.tsx';
import { ClientFiles } from './client-files.tsx';
import type { Collected } from './collected.ts';
import { FieldDesk, firstPaper, moveOn, type FieldDeskProps } from './field-desk.tsx';
import { changesBetween, entriesOf, goneFrom, type KycCase, type Submission } from './kyc-case.ts';
import * as look from './kyc-case.css.ts';

type CaseDataProps = Pick<FieldDeskProps, 'isOpen' | 'onAsk'> & {
  readonly of: KycCase;
  readonly copy: Submission;
  readonly before: Submission | undefined;
  readonly collected: Collected;
  readonly onOpenFile: (file_key: string) => void;
};

export function CaseData({ of, copy, before, collected, isOpen, onAsk, onOpenFile }: CaseDataProps) {
  const names = useFieldNames();
  const entries = new Map(entriesOf(copy).map((entry) => [entry.path, entry]));
  const changes = changesBetween(before, copy);
  const sentBack = (isOpen ? before : copy)?.reasons ?? [];
  const open = ({ file_key }: { readonly file_key: string }) => onOpenFile(file_key);
  const desk = (entry: Entry) => (
    <FieldDesk
      of={of}
      entry={entry}
      names={names}
      change={changes.get(entry.path)}
      reason={isOpen ? collected.at(entry.path) : undefined}
      sentBack={sentBack.find(({ path }) => path === entry.path)}
      isOpen={isOpen}
      onAsk={onAsk}
      onOpenFile={open}
    />
  );
  const at = (path: string) => {
    const entry = entries.get(path);
    return entry ? desk(entry) : <Gone path={path} copy={copy} before={before} />;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const paper = firstPaper(entries.get(moveOn(event.key, event.currentTarget) ?? ''));
    if (paper) onOpenFile(paper);
  };
  return (
    <ClientFiles company_id={of.company_id}>
      <div className={look.data} role="presentation" onKeyDown={onKeyDown}>
        {isOpen && before && <CaseChanges changes={changes} copy={copy} before={before} names={names} />}
        <KycFacts values={copy} files={of.files} onOpenFile={open} at={at} level={2} />
      </div>
    </ClientFiles>
  );
}

/** At a list: who stood in it before and does not any more. */
function Gone({ path, copy, before }: { readonly path: string; readonly copy: Submission; readonly before: Submission | undefined }) {
  const t = useT('back-office');
  const list = (Object.keys(kycLists) as KycList[]).find((each) => path === `${kycLists[each].step}.${each}`);
  if (!list || !before) return null;
  const gone = goneFrom(before, copy, [list]);
  if (gone.length === 0) return null;
  return <p className={look.remark}>{t('kyc.gone', { names: gone.join(' · ') })}</p>;
}
