/** What a screen wants to have kept at the bank before the session ends: drafts of what was typed in the last second. */
const keepers = new Set<() => Promise<unknown>>();
/** Signing out does not wait longer for a line that is down. */
const patienceMs = 2000;

/** Answers how to take it back. */
export function beforeEnd(keep: () => Promise<unknown>): () => void {
  keepers.add(keep);
  return () => void keepers.delete(keep);
}

export async function keepBeforeEnd(): Promise<void> {
  if (keepers.size === 0) return;
  const kept = Promise.allSettled([...keepers].map((keep) => keep()));
  await Promise.race([kept, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
}
