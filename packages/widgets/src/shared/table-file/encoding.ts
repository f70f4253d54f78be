/** Recognises in which encoding a text was saved: by its mark, by what decodes without a fault, and by how common its characters are. */
import { zeros } from './sniff.ts';
import type { Encoding } from './table.ts';

/** How likely a character is in ordinary text: its bytes, and a weight between -1 and 1; `bytes` 0 means that it is none. */
type Unit = { readonly bytes: number; readonly weight: number };
type Scale = (bytes: Uint8Array, at: number) => Unit;
const none: Unit = { bytes: 0, weight: -1 };
const within = (byte: number, from: number, to: number) => byte >= from && byte <= to;

const marks: readonly (readonly [readonly number[], Encoding])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x84, 0x31, 0x95, 0x33], 'gb18030'],
];

/** Kana and the 2,965 most common kanji make a text Japanese. */
const shiftJis: Scale = (bytes, at) => {
  const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
  if (within(lead, 0xa1, 0xdf)) return { bytes: 1, weight: 0.2 };
  if (!within(trail, 0x40, 0xfc) || trail === 0x7f) return none;
  if (lead === 0x82 || lead === 0x83) return { bytes: 2, weight: 1 };
  if (lead === 0x81) return { bytes: 2, weight: 0.7 };
  if (within(lead, 0x88, 0x97)) return { bytes: 2, weight: 0.8 };
  return { bytes: 2, weight: within(lead, 0x98, 0x9f) || within(lead, 0xe0, 0xea) ? 0.1 : -1 };
};
/** The 3,755 hanzi of GB 2312's first level, sorted by their sound, make a text simplified Chinese. */
const gb18030: Scale = (bytes, at) => {
  const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
  if (within(trail, 0x30, 0x39)) return { bytes: 4, weight: 0 };
  if (!within(trail, 0x40, 0xfe) || trail === 0x7f) return none;
  if (trail < 0xa1) return { bytes: 2, weight: 0.05 };
  if (within(lead, 0xb0, 0xd7)) return { bytes: 2, weight: 0.9 };
  if (within(lead, 0xa1, 0xa5)) return { bytes: 2, weight: 0.7 };
  return { bytes: 2, weight: within(lead, 0xd8, 0xf7) ? 0.2 : 0.05 };
};
const big5: Scale = (bytes, at) => {
  const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
  if (!within(trail, 0x40, 0x7e) && !within(trail, 0xa1, 0xfe)) return none;
  if (within(lead, 0xa4, 0xc6)) return { bytes: 2, weight: 0.85 };
  return { bytes: 2, weight: within(lead, 0xa1, 0xa3) ? 0.6 : within(lead, 0xc9, 0xf9) ? 0.1 : -1 };
};
/** An accented letter is among plain ones: José, Müller. */
const windows1252: Scale = (bytes, at) => {
  const isLetter = (byte = 0) => within(byte, 0x41, 0x5a) || within(byte, 0x61, 0x7a);
  const isAlone = (bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 1] ?? 0) < 0x80;
  const isAccented = (bytes[at] ?? 0) >= 0xc0 && isAlone && (isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]));
  return { bytes: 1, weight: isAccented ? 0.6 : isAlone ? 0.1 : -0.5 };
};
const scales: readonly (readonly [Encoding, Scale, string])[] = [
  ['gb18030', gb18030, 'zh'],
  ['shift_jis', shiftJis, 'ja'],
  ['big5', big5, ''],
  ['windows-1252', windows1252, ''],
];

/** The text, or undefined when these bytes are no text in that encoding. Takes the mark at the front away. */
export function decode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/^\ufeff/, '');
  } catch {
    return undefined;
  }
}

export function recognise(bytes: Uint8Array, language = ''): Encoding {
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[1];
  const { even, odd } = zeros(bytes.subarray(0, 4096));
  if (even + odd > 0) return odd >= even ? 'utf-16le' : 'utf-16be';
  if (decode(bytes, 'utf-8') !== undefined) return 'utf-8';
  const sample = bytes.subarray(0, 100_000);
  const scored = scales
    .filter(([encoding]) => decode(bytes, encoding) !== undefined)
    .map(([encoding, scale, spoken]) => ({ encoding, score: scoreOf(sample, scale) + (spoken === language ? 0.05 : 0) }))
    .sort((one, other) => other.score - one.score);
  return scored[0]?.encoding ?? 'utf-8';
}

function scoreOf(bytes: Uint8Array, scale: Scale): number {
  let [weight, count] = [0, 0];
  for (let at = 0; at < bytes.length;) {
    if ((bytes[at] ?? 0) < 0x80) at++;
    else {
      const unit = scale(bytes, at);
      const width = Math.max(1, unit.bytes);
      weight += unit.weight * width;
      count += width;
      at += width;
    }
  }
  return count === 0 ? 0 : weight / count;
}
