/** The people of the sandbox bank, as the seed makes them. */
export const password = 'Bankside-2026';
export const people = [
  ['owner@harbour-vale.example', 'main account of Harbour & Vale Trading Pte. Ltd., KYC approved'],
  ['clerk@harbour-vale.example', 'its sub-account: transactions and fiat transfers only'],
  ['fresh@newco.example', 'registered, documents not yet submitted'],
  ['pending@newco2.example', 'documents approved, KYC begun: /kyc'],
  ['rejected@newco3.example', 'KYC sent back, with a reason at each field'],
  ['review@newco4.example', "KYC submitted, waiting at the bank's desk"],
  ['staff@bankside.example', "the bank's desk, at /back-office"],
];

/** Its apply links, as the seed makes them. */
export const links = [
  ['kestrel', "Kestrel Freight Alliance's, in its page"],
  ['kestrel-frame', 'the same, always in a frame of the bank'],
  ['kestrel-custom', "in the partner's colours"],
  ['aisport', 'all fields on one page'],
  ['harbour-qr', 'opened on a phone by its QR code'],
  ['vision2026', "VisionLife's, in its colours"],
];

/** What Kestrel's server holds, for tags on pages of its signed-in members; a sandbox's only. */
export const partnerKey = 'pk_.SqFIdOfsRCSJTY0TccB7Ng.sandbox-key-of-kestrel-freight-alliance-0001';
/** The same site's key for Newco Two Ltd, whose KYC is open: <kyc-wizard>. */
export const kycKey = 'pk_.fpV7fXEMRVqDfWSd5aYEhA.sandbox-key-of-a-member-to-be-verified-0002';
