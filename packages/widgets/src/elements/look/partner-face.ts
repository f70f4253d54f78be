/** A partner's own face by the address of its file (D-396): fetched by the page, since a frame of the bank may fetch none of theirs. */
import type { Appearance } from '../../runtime/element-port.ts';
import { fileAt } from './token-values.ts';

const largest = 1_000_000;
const files = new Map<string, Promise<ArrayBuffer | undefined>>();
const there = new Set<string>();

async function fetched(address: string): Promise<ArrayBuffer | undefined> {
  try {
    const answer = await fetch(address, { credentials: 'omit' });
    const bytes = answer.ok ? await answer.arrayBuffer() : undefined;
    if (bytes && bytes.byteLength <= largest) return bytes;
    console.warn(`[bankside] --bank-font-url: ${address} ${bytes ? 'has more than a megabyte' : `answered ${answer.status}`}`);
  } catch {
    console.warn(`[bankside] --bank-font-url: ${address} did not come; it must be of your page, or answer it (CORS, connect-src)`);
  }
  return undefined;
}

/** 'Onest Variable' of `"Onest Variable", system-ui`. */
const familyIn = (font: string) => (font.split(',')[0] ?? '').trim().replace(/^(["'])(.*)\1$/, '$2');

export type Face = { readonly family: string; readonly bytes: ArrayBuffer };
/** The face that the page names, as a file; undefined where it names none. */
export async function faceOf({ font = '', fontUrl = '' }: Appearance): Promise<Face | undefined> {
  const [family, address] = [familyIn(font), fontUrl && fileAt(fontUrl)];
  if (!family || !address) return undefined;
  const file = files.get(address) ?? fetched(address);
  files.set(address, file);
  const bytes = await file;
  return bytes && { family, bytes };
}

/** Bytes are no fetch: no policy has to allow them. A file that is no font is left out. */
export async function addFace({ family, bytes }: Face): Promise<void> {
  const key = `${family} ${bytes.byteLength}`;
  if (there.has(key)) return;
  there.add(key);
  await new FontFace(family, bytes, { weight: '100 900' }).load().then(
    (face) => document.fonts.add(face),
    () => console.warn(`[bankside] --bank-font-url: the file of ${family} is no font`),
  );
}
export async function loadFace(looks: Appearance): Promise<void> {
  const face = await faceOf(looks);
  if (face) await addFace(face);
}
