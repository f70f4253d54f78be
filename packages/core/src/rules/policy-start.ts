/** Of the policy (policy.ts) what a page needs before its first field. By itself, so that a tag on a partner's page does not bring the rest. */
export const policyStart = {
  app: { version: '0.2.61' },
  poa: { cardDays: 90 }, // A48
};
