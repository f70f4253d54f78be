/** Reads bar codes in a picture: by what the browser brings, else by a library that is fetched only then (D-235). */
import type { Detect } from './camera.ts';

/** What kits carry: a bar code, or a square one. */
const formats = ['code_128', 'code_39', 'ean_13', 'itf', 'qr_code', 'data_matrix'] as const;

type Native = { detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> };
type NativeClass = { new (options: { readonly formats: readonly string[] }): Native; getSupportedFormats(): Promise<readonly string[]> };

async function native(): Promise<Detect | undefined> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: NativeClass };
  if (!BarcodeDetector) return undefined;
  const known = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  const wanted = formats.filter((format) => known.includes(format));
  if (!wanted.includes('code_128')) return undefined; // some desktops have the class and no reader behind it
  const reader = new BarcodeDetector({ formats: wanted });
  return async (picture) => (await reader.detect(picture)).map(({ rawValue }) => rawValue);
}

export async function detector(): Promise<Detect> {
  return (await native()) ?? (await import('./zxing-detector.ts')).zxingDetector();
}
