/** Why a database does not open, as one sentence for the person who starts the bank (SEC-47). */

/** The sentence is all that there is to say; `cause` has the rest. */
export class NotOpened extends Error {}

/** Errors of the system and of PostgreSQL that say by their code what is wrong. */
const known: Readonly<Record<string, (place: string) => string>> = {
  ENOSPC: (place) => `The disk of ${place} is full. Free some space and start again: nothing that was acknowledged is lost.`,
  EROFS: (place) => `The disk of ${place} cannot be written.`,
  EACCES: (place) => `${place} cannot be written: the bank's user has no right to.`,
  ECONNREFUSED: (place) => `PostgreSQL does not answer, so ${place} cannot be opened. Is it running, and is DATABASE_URL right?`,
  ENOTFOUND: (place) => `The machine of ${place} is not known. Is DATABASE_URL right?`,
  '28P01': (place) => `PostgreSQL refuses the password for ${place}. Is DATABASE_URL right?`,
  '3D000': (place) => `PostgreSQL has no ${place.replace(/^the /, '')}. Create it first.`,
  '53100': (place) => `The disk of ${place} is full. Free some space and start again: nothing that was acknowledged is lost.`,
};

function codesIn(fault: unknown): string[] {
  const codes: string[] = [];
  for (let each = fault; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown };
    if (typeof code === 'string') codes.push(code);
    if (/ENOSPC|No space left/.test(each.message)) codes.push('ENOSPC');
    if (each instanceof AggregateError) codes.push(...each.errors.flatMap(codesIn));
  }
  return codes;
}

/** `onDisk`: books in a folder, which nothing else explains are damaged. Null: a fault of our own. */
export function whyNotOpened(fault: unknown, place: string, onDisk: boolean): NotOpened | null {
  const say = codesIn(fault).flatMap((code) => known[code] ?? [])[0];
  if (say) return new NotOpened(say(place), { cause: fault });
  if (!onDisk) return null;
  return new NotOpened(
    `The books in ${place} are damaged and cannot be opened. Keep the folder as it is, and bring back the last backup: npm run restore -- file.tar.gz --force`,
    { cause: fault },
  );
}
