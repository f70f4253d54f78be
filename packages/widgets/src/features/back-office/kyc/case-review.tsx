/** One copy at the desk: data at the left, papers at the right; where there is no room for both, one at a time. */
import { useRef, useState } from 'react';
import { Tabs } from '../../../kit/nav/tabs.tsx';
import { media } from '../../../kit/theme/tokens.css.ts';
import { useMedia } from '../../../kit/theme/use-media.ts';
import { useT } from '../../../kit/words.tsx';
import { useFieldNames } from '../../../shared/kyc/field-name.ts';
import type { Entry } from '../../../shared/kyc/values.ts';
import { useQuery } from '../../../runtime/url.ts';
import { unopenedOf, useReading } from '../deciding/paper-reader.tsx';
import { CaseActs } from './case-acts.tsx';
import { CaseData } from './case-data.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseNotes } from './case-notes.tsx';
import { CasePapers, papersOf } from './case-papers.tsx';
import { useCollected } from './collected.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { copyBefore, fileKeysOf, type KycCase, type Submission } from './kyc-case.ts';
import * as look from './kyc-case.css.ts';
import { SendBackDialog } from './send-back-dialog.tsx';
import { useNewest } from './use-newest.ts';

type Side = 'data' | 'papers';
type Asked = { readonly ask: 'sendBack' | 'correct'; readonly entry: Entry };
const sides = ['data', 'papers'] as const;
const query = ['copy'] as const;

export function CaseReview({ of, copy }: { readonly of: KycCase; readonly copy: Submission }) {
  const t = useT('back-office');
  const names = useFieldNames();
  const [, change] = useQuery(query);
  const [asked, setAsked] = useState<Asked>();
  useNewest(of);
  const [side, turn] = useSide();
  const isNarrow = useMedia(media.narrow);
  const collected = useCollected(of.company_id, copy);
  const papers = papersOf(of, copy, names);
  const before = copyBefore(of, copy);
  const old = before ? papersOf(of, before, names).filter(({ file_key }) => papers.every((each) => each.file_key !== file_key)) : [];
  const reading = useReading([...papers, ...old]);
  const isOpen = copy.status === 'pending' && of.may.decide;
  const show = (submission_id: string) => {
    change({ copy: submission_id });
    scrollTo(0, 0);
  };
  const open = (file_key: string) => {
    reading.choose(file_key);
    turn('papers');
  };
  const ask = (what: Asked['ask'], entry: Entry) => setAsked({ ask: what, entry });
  const data = (
    <div className={look.side}>
      <CaseData of={of} copy={copy} before={before} collected={collected} isOpen={isOpen} onAsk={ask} onOpenFile={open} />
      <CaseHistory of={of} copy={copy} onShow={show} />
    </div>
  );
  const paper = (
    <CasePapers
      of={of}
      papers={papers}
      reading={{ ...reading, choose: open }}
      onSendBack={isOpen ? (entry) => ask('sendBack', entry) : undefined}
    />
  );
  return (
    <>
      <CaseHead of={of} actions={<CaseActs of={of} />} />
      <CaseNotes of={of} copy={copy} onNewest={() => show('')} />
      {isNarrow ? (
        <Tabs name={of.project_name} tabs={sides.map((key) => ({ key, label: t(`kyc.sides.${key}`) }))} value={side} onChange={turn}>
          {side === 'data' ? data : paper}
        </Tabs>
      ) : (
        <div className={look.columns}>
          {data}
          {paper}
        </div>
      )}
      {isOpen && <DecisionBar of={of} copy={copy} collected={collected} unopened={unopenedOf(papers, reading)} onOpen={open} />}
      {asked?.ask === 'correct' && (
        <CorrectDialog of={of} name={names.inFull(asked.entry.path, copy)} entry={asked.entry} onClose={() => setAsked(undefined)} />
      )}
      {asked?.ask === 'sendBack' && (
        <SendBackDialog
          name={names.inFull(asked.entry.path, copy)}
          path={asked.entry.path}
          isPaper={fileKeysOf(asked.entry).length > 0 || asked.entry.row.kind === 'signature'}
          reason={collected.at(asked.entry.path)}
          onPut={collected.put}
          onDrop={() => collected.drop(asked.entry.path)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** One side at a time: who opens a paper has it at the top, and who comes back to the data finds it where they left it. */
function useSide(): readonly [Side, (to: Side) => void] {
  const [side, setSide] = useState<Side>('data');
  const left = useRef(0);
  const turn = (to: Side) => {
    if (side === 'data') left.current = scrollY;
    setSide(to);
    requestAnimationFrame(() => matchMedia(media.narrow).matches && scrollTo(0, to === 'data' ? left.current : 0));
  };
  return [side, turn];
}
