/** Bank-wide secrets, made at the first start and shared by all processes through the settings table, or given by BANK_SECRET. */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settings } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export type Secrets = {
  /** Keyed hash for a purpose, hex. */
  mac(purpose: string, text: string): string;
  seal(text: string): string;
  open(sealed: string): string;
};

const row = 'secret';

export async function loadSecrets(store: Store, given: string | undefined): Promise<Secrets> {
  if (given !== undefined) return secretsFrom(given);
  await store.db
    .insert(settings)
    .values({ name: row, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [found] = await store.db.select().from(settings).where(eq(settings.name, row));
  if (typeof found?.value !== 'string') throw new Error('the bank has no secret');
  return secretsFrom(found.value);
}

export function secretsFrom(root: string): Secrets {
  const keyFor = (purpose: string) => createHmac('sha256', root).update(purpose).digest();
  const sealing = keyFor('seal');
  return {
    mac: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest('hex'),
    seal: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
    },
  };
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
