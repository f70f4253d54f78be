/**
 * Every act of the bank's staff that changes something, and whether one person may do it alone. What a bank may set for itself
 * is in `settable`, with the default; the rest stops or tells something and is never held up.
 */
export type Persons = 'never' | 'aboveSum' | 'always';

/** never: one person. aboveSum: two above `policy.staff.secondPersonAboveUsd`. always: two, whatever the sum. */
export const settable = {
  'deposit.credit': 'aboveSum',
  'deposit.settle': 'aboveSum',
  'deposit.release': 'aboveSum',
  'deposit.refuse': 'aboveSum',
  'deposit.fail': 'aboveSum',
  'arrival.assign': 'always',
  'arrival.return': 'aboveSum',
  'transfer.release': 'aboveSum',
  'transfer.quote': 'aboveSum',
  'transfer.settle': 'aboveSum',
  'transfer.fail': 'aboveSum',
  'transfer.return': 'aboveSum',
  'kyc.approve': 'always',
  'kyc.acceptChange': 'always',
  'kyc.openChange': 'never',
  'documents.accept': 'never',
  'card.approve': 'never',
  'card.unbar': 'never',
  'issuedCard.unblock': 'never',
  'verification.accept': 'never',
  'link.save': 'always',
  'partnerKey.issue': 'always',
  'rate.confirm': 'always',
  'contract.make': 'aboveSum',
  'order.approve': 'aboveSum',
  'colleague.carryOut': 'always',
} as const satisfies Readonly<Record<string, Persons>>;
export type StaffAct = keyof typeof settable;
export const staffActs = Object.keys(settable) as readonly StaffAct[];

/** What one person does alone, always: it gives nothing away that another act would not have to release. */
export const alone = [
  'deposit.receive',
  'deposit.doubt',
  'transfer.takeUp',
  'transfer.refuse',
  'transfer.broadcast',
  'kyc.reject',
  'kyc.revoke',
  'kyc.refuseChange',
  'kyc.correct',
  'kyc.closeChange',
  'documents.refuse',
  'card.reject',
  'card.bar',
  'issuedCard.block',
  'issuedCard.cancel',
  'issuedCard.unlock',
  'cardDifference.compare',
  'cardDifference.close',
  'topUp.cancelUnsent',
  'annualFee.waive',
  'contract.withdraw',
  'contract.end',
  'order.reject',
  'order.damaged',
  'verification.refuse',
  'colleague.refuse',
  'partnerKey.refuse',
  'link.refuse',
  'partnerKey.revoke',
  'link.close',
  'notice.send',
  'announcement.publish',
  'announcement.end',
  'task.close',
  'second.confirm',
  'second.refuse',
  'chain.arrival',
] as const;

/** Acts that add up to one sum a day: money in is money in, by whatever act. */
export const familyOf = (act: StaffAct): 'in' | StaffAct =>
  act === 'deposit.credit' || act === 'deposit.settle' || act === 'deposit.release' || act === 'transfer.return' || act === 'arrival.assign'
    ? 'in'
    : act;

/** The acts of each call of staff that writes; a call that only leaves a line of having read has none. */
export const actsOfCalls = {
  '/admin/deposit/credit': ['deposit.credit'],
  '/admin/deposit/decide': ['deposit.receive', 'deposit.doubt', 'deposit.release', 'deposit.refuse', 'deposit.settle', 'deposit.fail'],
  '/admin/transfer/decide': [
    'transfer.takeUp',
    'transfer.release',
    'transfer.refuse',
    'transfer.broadcast',
    'transfer.settle',
    'transfer.fail',
  ],
  '/admin/transfer/quote': ['transfer.quote'],
  '/admin/transfer/return': ['transfer.return'],
  '/admin/chain/arrival': ['chain.arrival'],
  '/admin/chain/decide': ['arrival.assign', 'arrival.return'],
  '/admin/documents/get': [],
  '/admin/documents/decide': ['documents.accept', 'documents.refuse'],
  '/admin/kyc/get': [],
  '/admin/kyc/decide': ['kyc.approve', 'kyc.reject', 'kyc.revoke', 'kyc.acceptChange', 'kyc.refuseChange'],
  '/admin/kyc/correct': ['kyc.correct'],
  '/admin/kyc/change': ['kyc.openChange', 'kyc.closeChange'],
  '/admin/card/get': [],
  '/admin/card/decide': ['card.approve', 'card.reject', 'card.bar', 'card.unbar'],
  '/admin/cards/decide': ['issuedCard.block', 'issuedCard.unblock', 'issuedCard.cancel'],
  '/admin/cards/unlock': ['issuedCard.unlock'],
  '/admin/cards/compare': ['cardDifference.compare'],
  '/admin/cards/closeDifference': ['cardDifference.close'],
  '/admin/topUp/cancel': ['topUp.cancelUnsent'],
  '/admin/annualFee/waive': ['annualFee.waive'],
  '/admin/contract/make': ['contract.make'],
  '/admin/contract/decide': ['contract.withdraw', 'contract.end'],
  '/admin/order/decide': ['order.approve', 'order.reject'],
  '/admin/order/damaged': ['order.damaged'],
  '/admin/card/verify': ['verification.accept', 'verification.refuse'],
  '/admin/colleague/decide': ['colleague.carryOut', 'colleague.refuse'],
  '/admin/link/save': ['link.save'],
  '/admin/partner/decide': ['partnerKey.issue', 'partnerKey.refuse', 'link.refuse'],
  '/admin/partner/revoke': ['partnerKey.revoke'],
  '/admin/link/close': ['link.close'],
  '/admin/rate/confirm': ['rate.confirm'],
  '/admin/notice/send': ['notice.send'],
  '/admin/announcement/publish': ['announcement.publish'],
  '/admin/announcement/end': ['announcement.end'],
  '/admin/task/close': ['task.close'],
  '/admin/second/confirm': ['second.confirm'],
  '/admin/second/refuse': ['second.refuse'],
} as const satisfies Readonly<Record<string, readonly (StaffAct | (typeof alone)[number])[]>>;
