/** A virus scanner, when the bank's operator has one: asked with the bytes that will be kept. */
export type Scan = (bytes: Buffer, name: string) => Promise<'clean' | 'infected'>;
