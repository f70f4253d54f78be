/** Words by space, put together by the build (vite.config.ts). */
declare module 'first-words:*' {
  const words: Readonly<Record<string, import('@bankside/core/i18n/words.ts').Words>>;
  export default words;
}
