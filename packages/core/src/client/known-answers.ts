/** Answers to what a page asks again and again: the bank says by a version that one is unchanged, and sends nothing (API-16). */
const most = 30;

export type KnownAnswers = {
  /** The version of the last answer to the same question, `none` before the first. */
  version(question: string): string;
  /** The data of an answer: what is known where its version is the same. */
  take(question: string, version: string, data: unknown): unknown;
};

export function knownAnswers(): KnownAnswers {
  const known = new Map<string, { readonly version: string; readonly data: unknown }>();
  return {
    version: (question) => known.get(question)?.version ?? 'none',
    take: (question, version, data) => {
      const before = known.get(question);
      if (before && before.version === version) return before.data;
      known.delete(question);
      if (version !== '') known.set(question, { version, data });
      if (known.size > most) known.delete(known.keys().next().value ?? '');
      return data;
    },
  };
}
