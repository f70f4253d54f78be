/** What proves that it is the person themselves (ACC-30), and the acts that ask for it beside a session (ACC-36). */
export const proofMethods = ['passkey', 'totp', 'recovery', 'email'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/**
 * `factors`: what signs in itself changes. `factorRule`: whether the company asks it of everybody. `approvalRules`: who agrees to
 * transfers. `transfer`: a payment. `schedule`: payments on days to come. `colleagues`: who may do what in the company. `partnerKeys`: keys that partners' servers ask with.
 */
export const provenActs = [
  'factors',
  'factorRule',
  'password',
  'signInEmail',
  'webhooks',
  'approvalRules',
  'transfer',
  'schedule',
  'colleagues',
  'partnerKeys',
] as const;
export type ProvenAct = (typeof provenActs)[number];

/** Until a session is open: the second step at sign-in is wanted, or a first factor where the company asks for one (ACC-31, ACC-34). */
export const signInStages = ['factor', 'enrol'] as const;
export type SignInStage = (typeof signInStages)[number];
