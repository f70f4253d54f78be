/** Words by namespace, several in a file for each language: made by build/plugins/words.ts. */
declare module 'words:*' {
  type Bundle = import('@bankside/core/i18n/i18n.ts').Bundle;
  type Language = import('@bankside/core/rules/languages.ts').Language;
  type Read = () => Promise<{ readonly default: Readonly<Record<string, Bundle>> }>;
  /** Namespaces, parted by spaces, and the file of each language. */
  const files: readonly (readonly [namespaces: string, read: Readonly<Record<Language, Read>>])[];
  export default files;
}
