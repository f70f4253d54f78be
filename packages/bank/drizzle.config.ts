import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/store/schema.ts',
    './src/store/sign-in-schema.ts',
    './src/store/notice-schema.ts',
    './src/store/audit-schema.ts',
    './src/store/card-schema.ts',
    './src/store/issued-card-schema.ts',
    './src/store/card-money-schema.ts',
    './src/store/annual-fee-schema.ts',
    './src/store/issuer-schema.ts',
    './src/store/programme-schema.ts',
    './src/store/kyc-schema.ts',
    './src/store/money-schema.ts',
    './src/store/payments/otc-schema.ts',
    './src/store/payments/schedule-schema.ts',
    './src/store/payments/payment-file-schema.ts',
    './src/store/proof-schema.ts',
    './src/store/staff-schema.ts',
    './src/store/webhook-schema.ts',
    './src/store/colleague-schema.ts',
    './src/store/partner-schema.ts',
    './src/ledger/ledger-schema.ts',
  ],
  out: './migrations',
});
