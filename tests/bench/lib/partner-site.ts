/** A partner's page on another site than the bank, for measuring: three lines of embedding between other content, or a bare React element there. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const folder = 'dist/bare-element';

/** The floor: React, a custom element, a shadow root and six controls (tests/bench/form/bare-element.tsx), as one file. */
async function buildBareElement(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'tests/bench/form/bare-element.tsx', output: { entryFileNames: 'bare.js' } },
    },
  });
}

/** What docs/embedding.md tells partners: the tag's room is theirs to keep, so that nothing moves while it loads. */
export const pageRules =
  'card-apply,kyc-wizard,bare-form{display:block;min-height:720px} body{margin:0;font:16px/1.5 sans-serif} main{max-width:720px;margin:auto}';
const page = (head: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Partner</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">${head}</head><body><main><h1>Cards for members</h1><p>Apply here.</p>${body}<p id="below">Below the form.</p></main></body></html>`;

const known = new Map<string, Buffer>();
/** Once for each content: the time of a load must not be that of its compression. */
function compressed(content: string | Buffer): Buffer {
  const key = content.toString('latin1');
  const bytes = known.get(key) ?? brotliCompressSync(content);
  known.set(key, bytes);
  return bytes;
}

export type PartnerSite = {
  readonly url: string;
  put(path: string, head: string, body: string): string;
  stop(): void;
};

export async function openPartnerSite(): Promise<PartnerSite> {
  await buildBareElement();
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, content: string | Buffer) => {
      const bytes = compressed(content);
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': bytes.length }).end(bytes);
    };
    const html = pages.get(pathname);
    if (html) return send('text/html', html);
    if (pathname === '/page.css') return send('text/css', pageRules);
    const file = `${folder}${pathname}`;
    if (pathname.endsWith('.js') && existsSync(file)) return send('text/javascript', readFileSync(file));
    return void response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    put(path, head, body) {
      pages.set(path, page(head, body));
      return url + path;
    },
    stop: () => server.close().closeAllConnections(),
  };
}
