/** Bank-wide secrets, made at the first start and shared by all processes through the settings table, or given by BANK_SECRET. */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settings } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export type Secrets = {
  /** Keyed hash for a purpose, hex. */
  mac(purpose: string, text: string): string;
  /** By each secret that is still good, the newest first: what an older one signed is known again (SEC-49). */
  macs(purpose: string, text: string): string[];
  seal(text: string): string;
  open(sealed: string): string;
};

const row = 'secret';

export async function loadSecrets(store: Store, given: string | undefined, old: readonly string[] = []): Promise<Secrets> {
  if (given !== undefined) return secretsFrom(given, old);
  await store.db
    .insert(settings)
    .values({ name: row, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [found] = await store.db.select().from(settings).where(eq(settings.name, row));
  if (typeof found?.value !== 'string') throw new Error('the bank has no secret');
  return secretsFrom(found.value);
}

const keyFor = (root: string, purpose: string) => createHmac('sha256', root).update(purpose).digest();
const macBy = (root: string, purpose: string, text: string) => createHmac('sha256', keyFor(root, purpose)).update(text).digest('hex');

/** Signs and seals by `root`; what `old` ones signed and sealed is read as well. */
export function secretsFrom(root: string, old: readonly string[] = []): Secrets {
  const sealing = [root, ...old].map((each) => keyFor(each, 'seal'));
  const [newest = keyFor(root, 'seal')] = sealing;
  return {
    mac: (purpose, text) => macBy(root, purpose, text),
    macs: (purpose, text) => [root, ...old].map((each) => macBy(each, purpose, text)),
    seal: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', newest, iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
    },
    open: (sealed) => {
      for (const key of sealing.slice(0, -1)) {
        const text = opened(sealed, key);
        if (text !== null) return text;
      }
      return unsealed(sealed, sealing.at(-1) ?? newest);
    },
  };
}

function unsealed(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}

function opened(sealed: string, key: Buffer): string | null {
  try {
    return unsealed(sealed, key);
  } catch {
    return null; // by another secret
  }
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
