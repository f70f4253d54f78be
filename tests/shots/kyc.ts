/** Verification and the bank's desk: what `npm run shots` takes of them. */
import { places } from '@bankside/core/rules/places.ts';
import { landed } from '../support/portal.ts';
import type { Act, Shot } from './list.ts';

const undecided = { kyc_status: 1 } as const;
const filled = { kyc_status: 1, kyc: 'filled' } as const;
const goOn: Act = async ({ page, say }) => page.getByRole('button', { name: say('kyc-start:continue') }).click();
const openClient: Act = async ({ page, say }) => page.getByRole('button', { name: say('back-office:companies.open.act') }).click();
/** The KYC that waits in the queue, beside its papers. */
const openCase: Act = async ({ page, phone }) => {
  await page
    .locator(phone ? 'main ul button' : 'main tbody tr')
    .filter({ hasText: 'Newco Four' })
    .click();
  await page.waitForURL(/back-office\/kyc\//);
  await landed(page);
  if (!phone) await page.locator('canvas').waitFor(); // the first paper is read in place
};

/** The first of a list: a card with what the issuer says of it, a contract, an order. */
const openIssued: Act = async ({ page, phone }) => {
  await page
    .locator(phone ? 'main ul button' : 'main tbody tr')
    .first()
    .click();
  await page.waitForURL(/back-office\/[a-z-]+\/./);
  await landed(page);
};

export const kycShots: readonly Shot[] = [
  { name: 'kyc-new', who: undecided, path: places.kyc },
  { name: 'kyc-pending', who: { kyc_status: 2 }, path: places.kyc },
  { name: 'kyc-rejected', who: 'rejected', path: places.kyc },
  { name: 'kyc-approved', who: 'owner', path: places.kyc },
  { name: 'kyc-step-one', who: undecided, path: places.kycStepOne },
  { name: 'kyc-step-one-errors', who: undecided, path: places.kycStepOne, act: goOn },
  { name: 'kyc-step-two', who: filled, path: places.kycStepTwo },
  { name: 'kyc-step-two-rejected', who: 'rejected', path: places.kycStepTwo },
  { name: 'kyc-step-three', who: undecided, path: places.kycStepThree },
  { name: 'kyc-step-three-filled', who: filled, path: places.kycStepThree },
  { name: 'kyc-step-four', who: undecided, path: places.kycStepFour },
  { name: 'kyc-step-four-filled', who: filled, path: places.kycStepFour },
  { name: 'kyc-step-read-only', who: 'owner', path: places.kycStepTwo },
  { name: 'desk', who: 'staff', path: places.desk },
  { name: 'desk-case', who: 'staff', path: places.desk, act: openCase },
  { name: 'desk-cards', who: 'staff', path: places.deskCards },
  { name: 'desk-card', who: 'staff', path: places.deskCards, act: openIssued },
  { name: 'desk-contracts', who: 'staff', path: places.deskContracts },
  { name: 'desk-contract', who: 'staff', path: places.deskContracts, act: openIssued },
  { name: 'desk-orders', who: 'staff', path: places.deskOrders },
  { name: 'desk-order', who: 'staff', path: places.deskOrders, act: openIssued },
  { name: 'desk-companies', who: 'staff', path: places.deskCompanies },
  { name: 'desk-open-account', who: 'staff', path: places.deskCompanies, windowOnly: true, act: openClient },
  { name: 'desk-links', who: 'staff', path: places.deskLinks },
  { name: 'desk-keys', who: 'staff', path: places.deskKeys },
  { name: 'desk-audit-trail', who: 'staff', path: places.deskTrail },
  { name: 'desk-deposits', who: 'staff', path: places.deskDeposits },
  { name: 'desk-chain-arrivals', who: 'staff', path: places.deskArrivals },
];
