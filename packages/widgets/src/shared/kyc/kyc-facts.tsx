/** A whole KYC file to read: its steps, the people of each step, every field that is asked for, and a place beside each for what belongs to it. */
import { kycSteps, listsOf, type KycList, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { useId, type ReactNode } from 'react';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { faint } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useFieldNames } from './field-name.ts';
import * as look from './kyc-facts.css.ts';
import { ValueText, type OpenFile } from './value-text.tsx';
import { entriesOf, peopleOf, type Entry, type KycFile, type KycFileValues, type PersonRow } from './values.ts';

type Given = {
  readonly values: KycFileValues;
  /** Of every file_key in the values. */
  readonly files: readonly KycFile[];
  readonly onOpenFile?: OpenFile | undefined;
  /** Under a field's value: a reason, a correction, a link. Paths as rules/kyc/kyc.ts writes them; of a list of people 'shareholder.directors'. */
  readonly at?: ((path: string) => ReactNode) | undefined;
};
type Props = Given & {
  /** All four unless said. */
  readonly steps?: readonly KycStep[] | undefined;
  /** At the right of a step's heading: the way back into it. */
  readonly beside?: ((step: KycStep) => ReactNode) | undefined;
  /** Of the steps' headings; people are one below. */
  readonly level?: 2 | 3 | undefined;
  /** Each step closed below its heading until it is wanted, one at a time. */
  readonly folded?: boolean | undefined;
};

export function KycFacts({ steps = kycSteps, beside, level = 3, folded = false, ...given }: Props) {
  const names = useFieldNames();
  const group = useId();
  return (
    <div className={folded ? look.folds : look.steps}>
      {steps.map((step) => (
        <StepFacts
          key={step}
          {...given}
          step={step}
          level={level}
          folded={folded}
          group={group}
          name={names.step(step)}
          aside={beside?.(step)}
        />
      ))}
    </div>
  );
}

type StepProps = Given & {
  readonly step: KycStep;
  readonly level: 2 | 3;
  readonly folded: boolean;
  /** Of those that are folded one is open. */
  readonly group: string;
  readonly name: string;
  readonly aside: ReactNode;
};

function StepFacts({ step, level, folded, group, name, aside, ...given }: StepProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const own = entriesOf(step, given.values[step]);
  const head = <Heading id={id}>{name}</Heading>;
  const content = (
    <>
      {listsOf(step).map((list) => (
        <PeopleFacts key={list} {...given} step={step} list={list} level={level === 2 ? 3 : 4} />
      ))}
      {own.length > 0 && <EntryFacts entries={own} {...given} />}
    </>
  );
  if (folded)
    return (
      <details name={group} aria-labelledby={id}>
        <summary className={look.fold}>{head}</summary>
        <div className={look.step}>
          {aside && <div className={look.aside}>{aside}</div>}
          {content}
        </div>
      </details>
    );
  return (
    <section aria-labelledby={id} className={look.step}>
      <div className={look.head}>
        {head}
        {aside && <div className={look.aside}>{aside}</div>}
      </div>
      {content}
    </section>
  );
}

function PeopleFacts({ step, list, level, ...given }: Given & { readonly step: KycStep; readonly list: KycList; readonly level: 3 | 4 }) {
  const t = useT('kyc-fields');
  const names = useFieldNames();
  const Heading = `h${level}` as const;
  const rows = peopleOf(given.values, list);
  return (
    <div className={look.people}>
      <Heading className={look.listHead}>{names.list(list)}</Heading>
      {rows.length === 0 && <p className={faint}>{t('shown.nobody')}</p>}
      {given.at?.(`${step}.${list}`)}
      {rows.map((row, at) => (
        <PersonFacts key={row.person_id} {...given} {...{ step, list, row }} title={`${at + 1}. ${names.person(list, row, at)}`} />
      ))}
    </div>
  );
}

type PersonProps = Given & { readonly step: KycStep; readonly list: KycList; readonly row: PersonRow; readonly title: string };

function PersonFacts({ step, list, row, title, ...given }: PersonProps) {
  return (
    <div className={look.person}>
      <p className={look.who}>{title}</p>
      <EntryFacts entries={entriesOf(step, row, { list, person_id: row.person_id })} {...given} />
    </div>
  );
}

function EntryFacts({ entries, files, onOpenFile, at }: Omit<Given, 'values'> & { readonly entries: readonly Entry[] }) {
  const names = useFieldNames();
  return (
    <Facts>
      {entries.map(({ path, row, value }) => (
        <Fact key={path} label={names.field(path)}>
          <ValueText row={row} value={value} files={files} onOpenFile={onOpenFile} />
          {at?.(path)}
        </Fact>
      ))}
    </Facts>
  );
}
