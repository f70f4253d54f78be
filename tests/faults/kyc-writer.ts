/** Somebody filling in one step of a company's KYC, save by save, who submits the file now and then, until the process is killed. */
import { kycSteps, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import type { chanceOf } from '@bankside/bank/demo/chance.ts';
import type { BankCall, Outcome } from './workers.ts';

export type KycWriter = {
  readonly token: string;
  readonly userid: string;
  readonly steps: readonly KycStep[];
  /** Dies by itself between the so manieth write and its answer; 0 does not. */
  readonly dies_after: number;
};
export type KycFile = Readonly<Record<KycStep, Readonly<Record<string, unknown>>>> & {
  readonly version: number;
  readonly step_versions: readonly number[];
};
type Row = Readonly<Record<string, unknown>>;

/** Where each step takes any words at all: a field of its own, or one of its first person. */
const words = {
  corporate: { field: 'declarant_position' },
  company: { field: 'adhoc_requirements' },
  shareholder: { list: 'directors', field: 'job_title' },
  trading: { list: 'authorised_persons', field: 'job_title' },
} as const satisfies Record<KycStep, { list?: string; field: string }>;

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);
const worded = (step: KycStep, answers: Row, text: string): Row => {
  const place: { list?: string; field: string } = words[step];
  if (!place.list) return { [place.field]: text };
  return { [place.list]: rowsIn(answers[place.list]).map((row, index) => (index === 0 ? { ...row, [place.field]: text } : row)) };
};
/** What is there. */
export const wordsOf = (step: KycStep, answers: Row): unknown => {
  const place: { list?: string; field: string } = words[step];
  return (place.list ? rowsIn(answers[place.list])[0] : answers)?.[place.field];
};

type Hands = {
  readonly ask: (call: BankCall) => Promise<Outcome>;
  readonly tell: (outcome: Outcome) => void;
  readonly chance: ReturnType<typeof chanceOf>;
};

/** Each save and each submission is logged before it is sent and when it is answered; without an answer it is sent again with its key. */
export async function writeKyc(as: KycWriter, step: KycStep, name: string, { ask, tell, chance }: Hands): Promise<never> {
  const until = async (call: BankCall): Promise<Outcome> => {
    for (;;) {
      const outcome = await ask(call);
      if (outcome.done || outcome.why !== 'bankFault') return outcome;
      await new Promise((resolve) => setTimeout(resolve, 50)); // PostgreSQL is away
    }
  };
  const make = async (path: string, body: object, key: string): Promise<Outcome> => {
    const intent = { path, body, as: { token: as.token, userid: as.userid }, key };
    tell({ done: false, why: 'begun', intent });
    const outcome = await until(intent);
    if (outcome.done) tell(outcome);
    return outcome;
  };
  for (let turn = 0; ; turn++) {
    const read = await until({ path: '/account/kyc/getKycInfo', body: {}, as, key: '' });
    if (!read.done) throw new Error(`the file cannot be read: ${read.why}`);
    const file = read.answer as KycFile;
    const whole = chance.between(0, 3) === 0 ? { draft: false, ...file[step] } : { draft: true };
    const text = `${name}, save ${turn}`;
    const body = { ...whole, ...worded(step, file[step], text), version: file.step_versions[kycSteps.indexOf(step)] };
    const saved = await make(`/account/kyc/${step}`, body, `save ${name} ${turn}`);
    if (!saved.done) throw new Error(`${step} was not saved: ${saved.why}`);
    if (chance.between(0, 2) > 0) continue;
    const now = await until({ path: '/account/kyc/getKycInfo', body: {}, as, key: '' });
    if (now.done) await make('/account/kyc/submit', { version: (now.answer as KycFile).version }, `submit ${name} ${turn}`);
  }
}
