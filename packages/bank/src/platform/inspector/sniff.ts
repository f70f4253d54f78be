/** What bytes claim to be by how they begin; file-types/*.ts then parse them whole. */
export type FileType = 'jpeg' | 'png' | 'pdf';

const starts: readonly (readonly [FileType, Buffer])[] = [
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['pdf', Buffer.from('%PDF-')],
];
export const sniff = (bytes: Buffer): FileType | null =>
  starts.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0] ?? null;

export const contentTypes: Readonly<Record<FileType, string>> = { jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' };
const endings: Readonly<Record<FileType, RegExp>> = { jpeg: /\.jpe?g$/i, png: /\.png$/i, pdf: /\.pdf$/i };

/** FIL-03: the type as name and declared content type agree on it, or null. .jpg counts as jpeg. */
export function declaredType(name: string, contentType: string): FileType | null {
  const types = Object.keys(contentTypes) as FileType[];
  return types.find((type) => endings[type].test(name) && contentTypes[type] === contentType.toLowerCase()) ?? null;
}
