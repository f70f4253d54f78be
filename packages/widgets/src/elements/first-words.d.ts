/** Words by namespace, put together by build/plugins/first-words.ts. */
declare module 'first-words:*' {
  const words: Readonly<Record<string, import('@bankside/core/i18n/i18n.ts').Bundle>>;
  export default words;
}
