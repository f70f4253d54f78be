/** What somebody else does, and how long a tag waits for it. */
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';

/** Nobody answered in time. By its shape (faults.ts) an answer that did not come: nobody knows whether it happened. */
class Late extends Error {
  readonly status = null;
  readonly late = true;
  shown = false;
}

/** Rejects when `work` takes longer than `policyStart.embed.answerMs`; `who` is named in the message. */
export function inTime<T>(work: Promise<T>, who: string): Promise<T> {
  const { answerMs } = policyStart.embed;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late(`${who} did not answer within ${answerMs / 1000} s`)), answerMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
