/** The bank's extended public keys, and the addresses that come out of them. No private key is ever here: who holds one spends elsewhere. */
import type { AddressForm } from '@bankside/core/rules/money/networks.ts';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { HDKey } from '@scure/bip32';
import type { DepositKeys } from '../../platform/bank.ts';
import { evmAddress, segwitAddress, tronAddress } from '../recipients/wallet-forms.ts';

/** The level under which addresses lie, one for each index: BIP 44 for EVM and TRON, BIP 84 for Bitcoin. */
export const keyPaths: Readonly<Record<AddressForm, { readonly env: string; readonly path: string }>> = {
  evm: { env: 'BANK_XPUB_EVM', path: "m/44'/60'/0'/0" },
  tron: { env: 'BANK_XPUB_TRON', path: "m/44'/195'/0'/0" },
  bitcoin: { env: 'BANK_XPUB_BTC', path: "m/84'/0'/0'/0" },
};
const forms = Object.keys(keyPaths) as AddressForm[];
const depth = 4;
/** Indexes from here on are hardened and need the private key. */
export const indexes = 2 ** 31;

/** Reads and checks the keys of the settings. Throws with one sentence for what is no extended public key of its level. */
export function readKeys(env: NodeJS.ProcessEnv, otherwise: DepositKeys): DepositKeys {
  const found = forms.flatMap((form) => {
    const text = env[keyPaths[form].env] ?? otherwise[form];
    if (!text) return [];
    check(form, text);
    return [[form, text] as const];
  });
  return Object.fromEntries(found);
}

/** The forms that the bank cannot give addresses of. */
export const formsWithout = (keys: DepositKeys): AddressForm[] => forms.filter((form) => !keys[form]);

function check(form: AddressForm, text: string): void {
  const { env, path } = keyPaths[form];
  const wanted = `${env} must be the extended public key of ${path} (xpub…)`;
  if (/^.prv/.test(text)) throw new Error(`${wanted}, and what it has is a private key: keep that away from here`);
  let key;
  try {
    key = HDKey.fromExtendedKey(text);
  } catch {
    throw new Error(wanted);
  }
  if (key.privateKey || key.depth !== depth) throw new Error(wanted);
}

const account = (publicKey: Uint8Array): Uint8Array => keccak_256(secp256k1.Point.fromBytes(publicKey).toBytes(false).slice(1)).slice(-20);
const writers: Readonly<Record<AddressForm, (publicKey: Uint8Array) => string>> = {
  evm: (publicKey) => evmAddress(account(publicKey)),
  tron: (publicKey) => tronAddress(account(publicKey)),
  bitcoin: (publicKey) => segwitAddress(ripemd160(sha256(publicKey))),
};

/** The canonical address at an index from 0 to 2^31 - 1 under the key of its form. */
export function addressAt(form: AddressForm, key: string, index: number): string {
  const { publicKey } = HDKey.fromExtendedKey(key).deriveChild(index);
  if (!publicKey) throw new Error('a public key has no public key');
  return writers[form](publicKey);
}
