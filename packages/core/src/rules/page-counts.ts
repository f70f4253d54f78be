/**
 * What the bank counts of partners' pages. session: one was given, by tag. version: of our code, once for each session.
 * The others are refusals: origin, tag: a key asked for a page or a tag that it is not for. elsewhere: a session was used on another
 * page. link: a page that a link does not name. policy: a content policy stopped something, as a browser reported.
 */
export const refusedOnPages = ['origin', 'tag', 'elsewhere', 'link', 'policy'] as const;
export const pageCountKinds = ['session', 'version', ...refusedOnPages] as const;
export type PageCount = (typeof pageCountKinds)[number];
