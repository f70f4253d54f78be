/** Words by space, put together by build/plugins/first-words.ts. */
declare module 'first-words:*' {
  const words: Readonly<Record<string, import('@bankside/core/i18n/words.ts').Words>>;
  export default words;
}
