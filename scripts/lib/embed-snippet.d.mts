export function snippetOf(
  origin: string,
  version: string,
  tag: string,
  language: string,
): { readonly preload: string; readonly loader: string; readonly importMap: string; readonly importMapHash: string };
