/** Every page by name (UI-01). Screens link to a place; the portal turns it into a path, an embedded widget into an event. */
export const places = {
  login: '/login',
  register: '/reg',
  forgotPassword: '/forget_pwd',
  resetPassword: '/reset_pwd',
  upload: '/upload',
  applyByLink: '/cards/:link_path/:userid?',
  applyInfo: '/all_apply_card_info',
  applyByQr: '/all_apply_card_input_qrcode',
  applyInfoQr: '/all_apply_card_info_qrcode',
  applyCustom: '/all_apply_card_input_custom',
  applyInfoCustom: '/all_apply_card_info_custom',
  applyAisport: '/all_apply_card_aisport',
  applyVisionlife: '/visionlife_input',
  applyInfoVisionlife: '/visionlife_info',
  cardAudit: '/card_audit/:token',
  handoff: '/handoff/:token',
  home: '/',
  balance: '/balance',
  transactions: '/my_transaction',
  transaction: '/my_transaction_info',
  deposit: '/blockchain_d',
  depositFiat: '/blockchain_d/deposit_fiat',
  depositDigital: '/blockchain_d/deposit_jmhb',
  depositRecord: '/blockchain_d/transaction_h_info',
  bankDetails: '/blockchain_d/bank_details',
  partnerConversion: '/blockchain_d/partner_conversion',
  transfer: '/blockchain_w',
  transferFiat: '/blockchain_w/transfer_p_fiat',
  transferDigital: '/blockchain_w/transfer_p_jmhb',
  payees: '/blockchain_w/m_m_payee_list',
  addresses: '/blockchain_w/m_m_addr_list',
  payee: '/blockchain_w/payee',
  walletAddress: '/blockchain_w/address',
  scheduled: '/blockchain_w/scheduled',
  paymentFiles: '/blockchain_w/payment_files',
  newPayee: '/blockchain_w/new_fiat',
  newPayeeForTransfer: '/blockchain_w/new_fiat2',
  newAddress: '/blockchain_w/new_digital_asset',
  newAddressForTransfer: '/blockchain_w/new_digital_asset2',
  transferRecordFiat: '/blockchain_w/fiat_t_h_info',
  transferRecordDigital: '/blockchain_w/digital_t_h_info',
  fiatDeposit: '/fiat_deposit',
  fiatWithdrawal: '/fiat_withdrawal',
  otc: '/otc',
  fx: '/fx',
  profile: '/user_info',
  developers: '/developers',
  security: '/security',
  activity: '/activity',
  rights: '/user_info/rights',
  kyc: '/kyc',
  kycSteps: '/kyc_step',
  kycStepOne: '/kyc_step/kyc_step_one',
  kycStepTwo: '/kyc_step/kyc_step_two',
  kycStepThree: '/kyc_step/kyc_step_three',
  kycStepFour: '/kyc_step/kyc_step_four',
  privateBanking: '/private_b_p',
  structuredProducts: '/structured_p',
  investmentBanking: '/investment_b',
  applyCard: '/apply_card_input',
  applyCardInfo: '/apply_card_info',
  cards: '/cards_view',
  topUps: '/top_up_history',
  cardTransactions: '/transaction_record',
  contracts: '/contract_management',
  contractOrders: '/contract_management_list',
  contract: '/contract_management_info',
  checkOrder: '/check_order',
  cardRecord: '/card_record',
  cardManagement: '/card_management',
  cardManagementInfo: '/card_management_info',
  concealedAccounts: '/concealed_accounts',
  concealedAccount: '/concealed_accounts_info',
  colleague: '/concealed_accounts/colleague',
  colleagueRequests: '/concealed_accounts/requests',
  invitation: '/invitation/:token',
  cardKyc: '/kycManage',
  cardKycInfo: '/kyc_apply_card_input',
  annualFees: '/renew',
  annualFee: '/renew_info',
  statementFiat: '/pdf1',
  statementDigital: '/pdf2',
  adviceFiat: '/pdf3',
  adviceDigital: '/pdf4',
  verifyDocument: '/verify_document',
  desk: '/back-office',
  deskKyc: '/back-office/kyc/:company_id',
  deskDocuments: '/back-office/documents/:company_id',
  deskDeposits: '/back-office/deposits',
  deskArrivals: '/back-office/chain_arrivals',
  deskCard: '/back-office/cards/:company_id/:id',
  deskCards: '/back-office/issued-cards',
  deskIssuedCard: '/back-office/issued-cards/:company_id/:id',
  deskContracts: '/back-office/contracts',
  deskContract: '/back-office/contracts/:company_id/:id',
  deskOrders: '/back-office/orders',
  deskOrder: '/back-office/orders/:company_id/:id',
  deskCompanies: '/back-office/companies',
  deskLinks: '/back-office/links',
  deskKeys: '/back-office/keys',
  deskTrail: '/back-office/audit_trail',
  deskMessages: '/back-office/messages',
  deskRecord: '/back-office/records/:company_id/:id',
  deskColleague: '/back-office/colleagues/:company_id/:id',
  deskPartnerKey: '/back-office/partner_keys/:company_id/:id',
} as const;

export type Place = keyof typeof places;

/**
 * Addresses without a page of their own, and pages of a later release: not in a menu, never a landing page,
 * 404 where there is no page (D-129).
 */
const withoutPage = ['deposit', 'transfer', 'kycSteps'] as const satisfies readonly Place[];
export type BuiltPlace = Exclude<Place, (typeof withoutPage)[number]>;
export const isBuilt = (place: Place): place is BuiltPlace => !(withoutPage as readonly Place[]).includes(place);
export const builtPlaces = (): readonly BuiltPlace[] => (Object.keys(places) as Place[]).filter(isBuilt);

/** Where the bank's staff work (D-112). To anybody else these pages do not exist. */
export type StaffPlace = Extract<Place, `desk${string}`>;
export const isStaffPlace = (place: Place): place is StaffPlace => place.startsWith('desk');

/** `:name` is one part of a path, `:name?` one that may be absent. */
const patternsOf = () =>
  (Object.keys(places) as Place[]).map((place) => ({
    place,
    pattern: new RegExp(`^${places[place].replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`),
  }));
/** Made when first asked for: a widget on somebody's page knows addresses and never asks whose they are. */
let patterns: ReturnType<typeof patternsOf> | undefined;

/** The page of a path, or undefined for one that nobody knows; a slash at the end does not matter. */
export const placeAt = (path: string): Place | undefined => (patterns ??= patternsOf()).find(({ pattern }) => pattern.test(path))?.place;

/** `/cards/:link_path/:userid?` with its names filled in. What is left over becomes the query; `#` the fragment, which no server sees. */
export function pathOf(place: Place, params: Readonly<Record<string, string>> = {}): string {
  const { '#': fragment, ...named } = params;
  const used = new Set<string>();
  const path = places[place].replace(/\/:(\w+)\??/g, (_whole, name: string) => {
    used.add(name);
    return named[name] ? `/${encodeURIComponent(named[name])}` : '';
  });
  const query = Object.entries(named)
    .filter(([name]) => !used.has(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return `${path}${query && `?${query}`}${fragment ? `#${fragment}` : ''}`;
}
