type Release = { readonly version: string; readonly files: Readonly<Record<string, string>> };
export function changedFiles(released: Release, built: Release): string[];
export function releases(): readonly Release[];
export function builtRelease(version: string): Release | undefined;
