/** A client whose refusals and outages the page around hears of; what became of files their field tells (kit/form/upload/file-faults.ts). */
import type { Client } from '@bankside/core/client/client.ts';
import { errorDetail } from './error-detail.ts';
import { isRefused } from './faults.ts';
import { outageWatch } from './outage.ts';
import type { ElementPort } from '../../runtime/element-port.ts';

const ofFiles: readonly string[] = ['/init/awsS3Auth', '/init/uploadDone'];

/** `quiet`: calls whose refusals are reported otherwise. */
export function reportingClient(bank: Client, on: ElementPort['emit'], quiet: readonly string[] = [], watch = outageWatch(on)): Client {
  const call: Client['call'] = async (path, input, options) => {
    if (ofFiles.includes(path)) return bank.call(path, input, options);
    try {
      return await watch(async () => bank.call(path, input, options));
    } catch (error) {
      if (isRefused(error) && !quiet.includes(path)) void on('bank-error', errorDetail(error));
      throw error;
    }
  };
  return { ...bank, call };
}
