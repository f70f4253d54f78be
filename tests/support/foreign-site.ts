/** A stranger's site, on another origin than the bank: its pages are under the strict policy that we publish (D-121) with Trusted Types enforced. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { policy } from '@bankside/core/rules/policy/bank-policy.ts';
import type { EmbedToken } from './embed-session.ts';
import { hostileCss } from './hostile-css.ts';

export type PageOrder = {
  /** What is in its body. The loader's script comes before it, in the head, unless `bare`. */
  readonly body: string;
  readonly lang?: string;
  readonly bare?: boolean;
  /** Rules that restyle everything on the page. */
  readonly hostile?: boolean;
  /** Rules of the page's own. */
  readonly css?: string;
  /** What its server got from the bank, where that is not the demo partner's. */
  readonly session?: EmbedToken | 'none';
};
export type Foreign = {
  readonly origin: string;
  put(order: PageOrder, bank: string): string;
  /** A file of the partner's own, under no policy. */
  place(path: string, type: string, content: string | Buffer): void;
  /** What browsers reported about the policy of its pages. */
  reports(): readonly string[];
};

export const loaderOf = (bank: string) => `${bank}/embed/${policy.app.version}/loader.js`;
/** One directive each. */
export const policyOfPartners = (bank: string): readonly string[] => [
  "default-src 'none'",
  `script-src ${bank}`,
  "style-src 'self'",
  `connect-src ${bank}`,
  `font-src ${bank}`,
  `img-src ${bank} blob: data:`,
  `frame-src ${bank}`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'report-uri /csp-report',
];
const partnerPolicy = (bank: string) => policyOfPartners(bank).join('; ');

function htmlOf({ body, lang = 'en', bare = false, hostile = false, css }: PageOrder, bank: string, path: string): string {
  const sheets = [...(hostile ? ['/hostile.css'] : []), ...(css ? [`${path}.css`] : [])];
  const loader = bare ? '' : `<script type="module" src="${loaderOf(bank)}" crossorigin></script>`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>A partner</title><link rel="icon" href="data:,">${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}${loader}</head><body>${body}</body></html>`;
}

export async function openForeignSite(): Promise<Foreign & { stop(): Promise<void> }> {
  const files = new Map<string, { readonly type: string; readonly text: string | Buffer; readonly policy?: string }>([
    ['/hostile.css', { type: 'text/css', text: hostileCss }],
  ]);
  const reports: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'POST')
      return void request.on('data', (chunk: Buffer) => reports.push(chunk.toString())).on('end', () => response.writeHead(204).end());
    const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!file) return void response.writeHead(404).end();
    response.setHeader('content-type', `${file.type}; charset=utf-8`);
    if (file.policy) response.setHeader('content-security-policy', file.policy);
    response.end(file.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let count = 0;
  return {
    origin,
    reports: () => reports,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    place(path, type, text) {
      files.set(path, { type, text });
    },
    put(order, bank) {
      const path = `/page-${(count += 1)}`;
      if (order.css) files.set(`${path}.css`, { type: 'text/css', text: order.css });
      files.set(path, { type: 'text/html', text: htmlOf(order, bank, path), policy: partnerPolicy(bank) });
      return `${origin}${path}`;
    },
  };
}
