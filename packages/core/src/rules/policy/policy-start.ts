/** Of the policy (policy.ts) what a page needs before its first field. By itself, so that a tag on a partner's page does not bring the rest. */
export const policyStart = {
  app: { version: '0.3.2' },
  poa: { cardDays: 90 }, // APP-12
  embed: { answerMs: 20_000, patienceMs: 3000 }, // how long a tag waits for the bank or for fetchToken, and for what its page still has to say
};

/** Where a bank answers what pages know of its policy, below its origin (D-430). */
export const policyPath = '/api/v1/policy.json';

/** The policy in force, for sentences: what the bank has answered, and policy.ts as soon as that is here, which takes it over. */
export const inForce: { policy: object; adopt?: (figures: unknown) => void } = { policy: {} };
