/** An amount while it is typed: which commas are ours, and where the caret is. How it is read is core/i18n/typed-amounts.ts. */
export type Edit = { readonly text: string; readonly caret: number };

/** What one key or paste put in; undefined where that is not known, and the whole text counts as a person's. */
export function insertedBy(event: Event): string | undefined {
  if (!(event instanceof InputEvent)) return undefined;
  if (event.inputType.startsWith('delete')) return '';
  return event.inputType.startsWith('insert') ? (event.data ?? undefined) : undefined;
}

/** Some browsers send it once more after its end. */
export const isComposition = (event: Event): boolean => event instanceof InputEvent && event.inputType === 'insertCompositionText';

/** Around what was inserted our grouping goes, so that '48,500' and a 0 are 485000; commas within it are the person's. */
export function withoutOurs({ text, caret }: Edit, inserted: string): Edit {
  const from = caret - inserted.length;
  if (text.slice(Math.max(from, 0), caret) !== inserted) return { text, caret };
  const before = text.slice(0, from).replaceAll(',', '') + inserted;
  return { text: before + text.slice(caret).replaceAll(',', ''), caret: before.length };
}

export const hasComma = (text: string): boolean => /[,\uFF0C]/.test(text);
/** What grouping writes commas into. */
export const isPlain = (amount: string): boolean => /^\d*\.?\d*$/.test(amount);

/** In groups, the caret behind as many digits as before. */
export function grouped({ text, caret }: Edit, groups: string): Edit {
  let digits = text.slice(0, caret).replace(/,/g, '').length;
  let at = 0;
  while (digits > 0 && at < groups.length) if (groups[at++] !== ',') digits--;
  return { text: groups, caret: at };
}

export const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;
