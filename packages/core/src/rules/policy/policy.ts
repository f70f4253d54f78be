/**
 * What a bank may decide for itself, with our defaults: the part that pages need too (docs/product/limits-and-policy.md).
 * bank-policy.ts adds what the bank alone must know.
 */
import { adopt } from './adopt.ts';
import { inForce, policyStart } from './policy-start.ts';

const MiB = 1_048_576; // FIL-02: the larger megabyte, limit inclusive

const one = { maxBytes: 5 * MiB, maxFiles: 1, types: ['jpeg', 'png', 'pdf'] } as const;
const several = { ...one, maxBytes: 10 * MiB, maxFiles: 10 } as const;

export const policy = {
  app: { ...policyStart.app, chunkTimeoutMs: 120_000 }, // POL-04
  bank: {
    name: 'Bankside',
    code: '9184',
    swift: 'BKSDSGSG',
    address: '12 Marina Boulevard, Singapore 018982',
    timeZone: 'UTC',
    supportEmail: 'support@bankside.example',
    demo: false,
  },
  session: { idleSec: 900, countdownSec: 60, graceSec: 60, absoluteSec: 43_200, touchSec: 60, pendingSec: 900 }, // POL-01
  // POL-02
  http: { timeoutMs: 6_000_000, retries: 3, retryDelayMs: 10_000, overlayClearMs: 1000, statusMessageDelayMs: 1000, slowHintMs: 10_000 },
  ui: { toastMs: 3000 }, // POL-03
  password: { min: 8, max: 128 }, // ACC-04
  names: { personMax: 60, companyMax: 140 },
  // ACC-12; perDay keeps guessing under 1e-4 a day (SEC-09)
  otp: { length: 6, ttlSec: 600, maxTries: 5, resendSec: 60, perHour: 5, perDay: 20 },
  upload: {
    types: ['jpeg', 'png', 'pdf'], // FIL-03
    maxPixels: 40_000_000,
    ttlSec: 900,
    slots: {
      avatar: { maxBytes: 5 * MiB, maxFiles: 1, types: ['jpeg', 'png'] },
      kyc: one,
      card: one,
      attachment: several, // TXN-17
      support: several,
      feedback: several,
    },
  },
  statement: { reportWithinDays: 14 }, // TXN-08
  leadTimes: { rmReplyDays: 3, reviewDays: 3 }, // POL-12
  rates: { refreshSec: 300 }, // TRF-20
  card: { minAge: 18, nameMax: 26, prefixMax: 5, perEmailDay: 3, perAddressHour: 20, perLinkDay: 500, deliveryWeeks: '4–6' }, // POL-10
  poa: policyStart.poa,
  id: { noIssueYears: 18, noExpiryMinYears: 55, noExpiryYears: 10 }, // APP-11
  cardAudit: { linkDays: 14 }, // APP-25
  applying: { linkTokenMinutes: 60, draftHours: 24, emailTokenMinutes: 30, handoffMinutes: 10, qrMinutes: 15, pollMs: 5000 }, // POL-10
  logo: { maxKb: 24, maxSide: 512 }, // APP-16
  visionlife: { accountMin: 5, accountMax: 20 }, // APP-15
  kyc: { ownerPercent: 10, changeDays: 30 }, // KYC-12, KYC-17
  cards: { tries: 5, lockHours: 24 }, // CRD-02
  webhook: { timeoutMs: 5000, oldSecretHours: 24 }, // WEB-06, WEB-07
  terms: { version: '2025-10-01' },
} as const;

export type Slot = keyof typeof policy.upload.slots;

/** Who reads the policy afterwards reads the bank's own figures. */
export const adoptPolicy = (figures: unknown): void => adopt(figures, policy);
adoptPolicy(inForce.policy);
Object.assign(inForce, { policy, adopt: adoptPolicy });
