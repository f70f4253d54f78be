/** The bank's staff, deciding about applications as their queue shows them. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { call, fetchFile, type Identity } from './client.ts';

/** Opens documents, which approval requires. */
export async function openPapers(url: string, company_id: string, files: readonly { readonly file_key: string }[], staff: Identity) {
  for (const { file_key } of files) await fetchFile(url, '/admin/file', { company_id, file_key }, staff);
}

type Event = InOf<'/admin/card/decide'>['event'];

/** Takes the application of this number through events: approve, reject (with a reason), bar … */
export function staffOf(url: string, staff: () => Promise<Identity>) {
  const find = async (applicationNo: string) => {
    const { list } = await call(url, '/admin/queue', {}, await staff());
    const work = list.find(({ kind, text }) => kind === 'card_application' && text.includes(applicationNo));
    if (!work) throw new Error(`the staff's queue does not hold ${applicationNo}`);
    return work;
  };
  return async (applicationNo: string, events: readonly Event[], reason?: string): Promise<void> => {
    const { company_id, id } = await find(applicationNo);
    for (const event of events) {
      const { version, files } = await call(url, '/admin/card/get', { company_id, id }, await staff());
      if (event === 'approve') await openPapers(url, company_id, files, await staff());
      await call(url, '/admin/card/decide', { company_id, id, version, event, ...(reason ? { reason } : {}) }, await staff());
    }
  };
}
