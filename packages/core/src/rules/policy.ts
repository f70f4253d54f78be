/**
 * What a bank may decide for itself, with our defaults: the part that pages need too. §9 gives the rows marked so.
 * bank-policy.ts adds what the bank alone must know.
 */
import { policyStart } from './policy-start.ts';

const MiB = 1_048_576; // A45: the larger megabyte, limit inclusive

export const policy = {
  app: { ...policyStart.app, chunkTimeoutMs: 120_000 }, // §9
  bank: {
    name: 'Bankside',
    code: '9184',
    swift: 'BKSDSGSG',
    address: '12 Marina Boulevard, Singapore 018982',
    timeZone: 'UTC',
    supportEmail: 'support@bankside.example',
    demo: false,
  },
  session: { idleSec: 900, countdownSec: 60, graceSec: 60, absoluteSec: 43_200, touchSec: 60 }, // §9, A09, decisions 19
  http: { timeoutMs: 6_000_000, retries: 3, retryDelayMs: 10_000, overlayClearMs: 1000, statusMessageDelayMs: 1000, slowHintMs: 10_000 }, // §9
  ui: { toastMs: 3000 }, // §9
  password: { min: 8, max: 128 }, // A01
  otp: { length: 6, ttlSec: 600, maxTries: 5, resendSec: 60, perHour: 5, perDay: 20 }, // A72; perDay keeps guessing under 1e-4 a day (security.md T9)
  upload: {
    types: ['jpeg', 'png', 'pdf'], // §5 Files
    maxPixels: 40_000_000,
    ttlSec: 900,
    slots: {
      avatar: { maxBytes: 5 * MiB, maxFiles: 1, types: ['jpeg', 'png'] },
      kyc: { maxBytes: 5 * MiB, maxFiles: 1, types: ['jpeg', 'png', 'pdf'] },
      card: { maxBytes: 5 * MiB, maxFiles: 1, types: ['jpeg', 'png', 'pdf'] },
      support: { maxBytes: 10 * MiB, maxFiles: 10, types: ['jpeg', 'png', 'pdf'] },
      feedback: { maxBytes: 10 * MiB, maxFiles: 10, types: ['jpeg', 'png', 'pdf'] },
    },
  },
  deposit: { firstFiatMinUsd: '10000' }, // §9
  statement: { reportWithinDays: 14 }, // §9
  leadTimes: { rmReplyDays: 3, reviewDays: 3 }, // §9
  rates: { refreshSec: 300 }, // §9
  card: { minAge: 18, nameMax: 26, prefixMax: 5, perEmailDay: 3, perAddressHour: 20, perLinkDay: 500, deliveryWeeks: '4–6' }, // A50, A68, §9
  poa: policyStart.poa,
  id: { noIssueYears: 18, noExpiryMinYears: 55, noExpiryYears: 10 }, // A49
  cardAudit: { linkDays: 14 }, // A61
  applying: { linkTokenMinutes: 60, draftHours: 24, emailTokenMinutes: 30, handoffMinutes: 10, qrMinutes: 15, pollMs: 5000 }, // decisions 23, A72
  visionlife: { accountMin: 5, accountMax: 20 }, // §5
  terms: { version: '2025-10-01' },
} as const;

export type Slot = keyof typeof policy.upload.slots;
