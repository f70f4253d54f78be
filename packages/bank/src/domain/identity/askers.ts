/** Who asks for a mailed code, or tries one, without being signed in. */
import type { Bank } from '../../platform/bank.ts';
import type { Db } from '../../store/store.ts';
import { findByEmail } from './companies.ts';
import { sha256 } from '../../platform/secrets.ts';
import { isKnownDevice, ourDevice } from '../../platform/throttle/devices.ts';
import { networkOf } from '../../platform/throttle/networks.ts';

export type Asker = {
  /** Whose code it is: a device's that keeps a token of ours, else the network's. */
  readonly id: string;
  readonly network: string;
  /** The holder of this address has signed in with the device. */
  readonly isKnown: boolean;
};

export async function askerOf(
  bank: Bank,
  db: Db,
  email: string,
  from: { address: string; device_token?: string | undefined },
): Promise<Asker> {
  const device = ourDevice(bank, from.device_token);
  const isKnown = await isKnownDevice(db, await findByEmail(db, email), device);
  const network = networkOf(from.address);
  return { id: device ? `device:${sha256(device)}` : `network:${network}`, network, isKnown };
}
