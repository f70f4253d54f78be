/** The small part of a storage that widgets use. */
export type KeyValue = { get(name: string): string | null; set(name: string, value: string | null): void };
