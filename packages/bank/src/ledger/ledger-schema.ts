/** Replaced by the ledger's own tables. */
export {};
