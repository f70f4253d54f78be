/**
 * Acts as people name them, each with the calls behind it (words colleagues:acts.<name>). A test holds every call behind a right
 * that changes something, or hands out a file, to exactly one place here; what only reads belongs to its pages.
 */
const transferring = ['/withdraw/details', '/withdraw/crypto/check', '/withdraw/crypto/calc', '/withdraw/crypto/withdraw'] as const;

export const acts = {
  seeFigures: { calls: ['/dashboard/accountStatement', '/dashboard/accountDetails', '/dashboard/trend'] },
  exportTransactions: { calls: ['/transaction/download'] },
  noteTransactions: {
    calls: [
      '/transaction/note',
      '/transaction/attach',
      '/transaction/detach',
      '/transaction/attachment',
      '/transaction/saveFilter',
      '/transaction/deleteFilter',
    ],
  },
  takeStatements: { calls: ['/transaction/statementDownload', '/transaction/statementPrint'] },
  takeAdvices: { calls: ['/transaction/adviceDownload', '/transaction/advicePrint'] },
  announceDeposit: { calls: ['/deposit/submit'] },
  showDepositDetails: { calls: ['/deposit/details'] },
  exportDeposits: { calls: ['/deposit/download'] },
  payPayee: { calls: transferring, transfer: { transfer_type: 'payee' } },
  payAccount: { calls: transferring, transfer: { transfer_type: 'account' } },
  schedulePayments: {
    calls: ['/payments/scheduled/add', '/payments/scheduled/edit', '/payments/scheduled/skip', '/payments/scheduled/stop'],
  },
  payFromFiles: { calls: ['/payments/file/keepColumns', '/payments/file/order'] },
  decideFiles: { calls: ['/payments/file/decide'] },
  sendToWallet: { calls: [...transferring, '/withdraw/crypto/addressList'], transfer: { transfer_type: 'address' } },
  exchange: { calls: transferring, transfer: { transfer_type: 'currency' } },
  orderOtc: { calls: transferring, transfer: { transfer_type: 'currency', otc: true } },
  answerQuotes: { calls: ['/withdraw/otc/answer'] },
  decideTransfers: { calls: ['/withdraw/approve', '/withdraw/cancel'] },
  exportTransfers: { calls: ['/withdraw/crypto/download'] },
  keepPayees: { calls: ['/withdraw/payee/add', '/withdraw/payee/edit', '/withdraw/payee/del'] },
  keepAddresses: { calls: ['/withdraw/address/add', '/withdraw/address/edit', '/withdraw/address/del'] },
  applyForCards: { calls: ['/card/submit', '/card/verifyCode'] },
  decideApplications: { calls: ['/card/audit'] },
  openApplyLinks: { calls: ['/card/linkOpen', '/card/linkPause', '/card/linkChange'] },
  activateCards: { calls: ['/card/verifyKitNumber', '/card/active'] },
  changeCards: { calls: ['/card/modifyOpStatus', '/card/limits', '/card/refreshData', '/card/calc'] },
  setPins: { calls: ['/card/setPin'] },
  topUpCards: { calls: ['/card/topUp', '/card/topUpManyCalc', '/card/topUpMany', '/card/topUpCancel'] },
  notePurchases: { calls: ['/card/transactionNote'] },
  exportCards: { calls: ['/card/recordDownload', '/card/download', '/card/transactionDownload'] },
  correctHolders: {
    calls: ['/card/updateIdKycInfo', '/card/updateAddressKycInfo', '/card/updateAccountInfo', '/card/updateMemberInfo'],
  },
  exportHolders: { calls: ['/card/accountKycListDownload'] },
  payFees: { calls: ['/annualFee/modify', '/annualFee/remark'] },
  exportFees: { calls: ['/annualFee/download'] },
  orderCards: { calls: ['/contract/createOrder', '/contract/orderWithdraw'] },
  payContracts: { calls: ['/contract/payQuote', '/contract/pay'] },
  takeContractPapers: { calls: ['/contract/document', '/contract/orderPaper'] },
  exportCardRecords: { calls: ['/contract/cardRecordDownload', '/contract/cardListDownload'] },
  setPrefix: { calls: ['/account/modifyCompanyAbbreviation'] },
  allocateCards: {
    calls: ['/preallocation/bind', '/preallocation/unbind', '/preallocation/check', '/preallocation/release'],
  },
  blockBatchCards: { calls: ['/preallocation/block', '/preallocation/unblock'] },
  importAllocations: {
    calls: ['/preallocation/importOpen', '/preallocation/importAdd', '/preallocation/importStart', '/preallocation/importCancel'],
  },
  exportActivity: { calls: ['/activity/download'] },
} as const;
export type ActName = keyof typeof acts;
export const actNames = Object.keys(acts) as readonly ActName[];
