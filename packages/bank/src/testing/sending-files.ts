/** Sends files of one person, typed by their names, and looks at their outcome. */
import { eq } from 'drizzle-orm';
import { files } from '../store/schema.ts';
import type { Caller, TestBank } from './test-bank.ts';

const types = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', pdf: 'application/pdf' } as const;
type Slot = 'kyc' | 'support' | 'avatar';

export function sendingFiles(bankAndPerson: () => { readonly test: TestBank; readonly as: Caller }) {
  const send = async (name: string, bytes: Buffer, slot: Slot = 'kyc') => {
    const { test, as } = bankAndPerson();
    return test.upload(slot, name, types[(name.split('.').at(-1) ?? 'png') as keyof typeof types], bytes, as);
  };
  return {
    send,
    verdict: async (name: string, bytes: Buffer) => (await send(name, bytes)).reply.refusal ?? 'success',
    row: async (file_key: string) => (await bankAndPerson().test.bank.store.db.select().from(files).where(eq(files.file_key, file_key)))[0],
  };
}
