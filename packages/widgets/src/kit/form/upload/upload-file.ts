/** What a file must be before it is sent (FIL-02, FIL-03), and how its size is written. No DOM but File. */
import { policy, type Slot } from '@bankside/core/rules/policy/policy.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { FieldError } from '../engine/form-errors.ts';

const MiB = 1_048_576; // FIL-02
type Type = 'jpeg' | 'png' | 'pdf';
const types: Readonly<Record<Type, { readonly word: string; readonly mime: string; readonly begins: readonly number[] }>> = {
  jpeg: { word: 'JPEG', mime: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  png: { word: 'PNG', mime: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47] },
  pdf: { word: 'PDF', mime: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46] },
};

export type Limits = { readonly maxBytes: number; readonly maxFiles: number; readonly types: readonly Type[] };
export const limitsOf = (slot: Slot): Limits => policy.upload.slots[slot];
export const accept = (limits: Limits): string => limits.types.map((type) => types[type].mime).join(',');
/** 'JPEG, PNG or PDF', as each language lists in a line of small print. */
export function typeWords(limits: Limits, language: Language): string {
  const words = limits.types.map((type) => types[type].word);
  if (language !== 'en') return words.join(language === 'zh' ? '、' : '・');
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
}

/** '3.4 MB', '120 KB': the bank's megabyte (FIL-02), one decimal. */
export function sizeText(bytes: number, as: number = bytes): string {
  return as < MiB / 10 ? `${Math.ceil(bytes / 1024)} KB` : `${megabytes(bytes)} MB`;
}
const megabytes = (bytes: number): string => (bytes / MiB).toFixed(1).replace(/\.0$/, '');
/** The number of "2.1 of 3.4 MB": in the unit of the whole. */
export const sentText = (bytes: number, size: number): string => sizeText(bytes, size).replace(/ .*/, '');

/** Refused before a byte is sent: too large, empty, not of the type of its first bytes, or a picture too large to unfold. */
export async function faultOf(file: File, limits: Limits): Promise<FieldError | undefined> {
  if (file.size > limits.maxBytes) return { rule: 'fileOver', params: { limit: `${limits.maxBytes / MiB}M` } };
  if (file.size === 0) return { rule: 'fileEmpty' };
  const first = new Uint8Array(await file.slice(0, 24).arrayBuffer());
  const type = limits.types.find((each) => types[each].begins.every((byte, at) => first[at] === byte));
  if (!type) return { rule: 'fileTypeWrong' };
  if (type === 'png' && pngPixels(first) > policy.upload.maxPixels) return { rule: 'imageTooLarge' };
  return undefined;
}

/** Width times height as its head says it, so that a small file that unfolds to gigabytes is never drawn (D-136). */
function pngPixels(head: Uint8Array): number {
  if (head.length < 24) return 0;
  const view = new DataView(head.buffer, head.byteOffset);
  return view.getUint32(16) * view.getUint32(20);
}

export const isPicture = (file: File): boolean => file.type.startsWith('image/') || /\.(jpe?g|png)$/i.test(file.name);
