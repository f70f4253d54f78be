/**
 * A small web server for a company's own site: pages in three languages, files, and a content policy as strict as one can
 * be. It knows of the bank only where the bank is.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const languages = ['en', 'zh', 'ja'];
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** What docs/embedding.md asks for, and beside it what this site's own scripts, styles and calls need: 'self'. */
export const contentPolicy = (bank, scripts = '') =>
  [
    "default-src 'none'",
    `script-src 'self' ${bank}${scripts && ` ${scripts}`}`,
    "style-src 'self'",
    `connect-src 'self' ${bank}`,
    `font-src 'self' ${bank}`,
    `img-src 'self' ${bank} blob: data:`,
    `frame-src ${bank}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /csp-report',
  ].join('; ');

const marks = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => String(text).replace(/[&<>"]/g, (mark) => marks[mark]);

/** `{{name}}` is a value, `{{!name}}` one that is markup itself; an element with data-t="key" holds those words, which the page may change without being loaded again. */
const fill = (html, values, words) =>
  html
    .replace(/\{\{(!?)(\w+)\}\}/g, (_whole, raw, name) => (raw ? values[name] : escape(values[name] ?? '')))
    .replace(/data-t="(\w+)">/g, (start, key) => start + escape(words[key] ?? key));

/** The body of a request as text, up to 64 kB. */
export async function bodyOf(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > 65_536) throw new Error('too long');
  }
  return text;
}

export const json = (response, status, answer) =>
  response.writeHead(status, { 'content-type': types['.json'], 'cache-control': 'no-store' }).end(JSON.stringify(answer));

/** The request came from a page of this site: browsers say so themselves. */
export const isOwn = (request, origin) => request.headers.origin === origin;

/**
 * Opens a site. `pages`: by path, the fragment that goes into layout.html; `gets` and `posts`: by path, what answers a call;
 * `firstLanguage`: what a visitor without ?lang= reads; `values(page, request)`: more for {{…}}, and `scripts` for the policy.
 */
export function openSite({ folder, port, bank, pages, gets = {}, posts = {}, firstLanguage = 'en', values = async () => ({}), fonts }) {
  const read = (path) => readFileSync(join(folder, path), 'utf8');
  const words = Object.fromEntries(languages.map((language) => [language, JSON.parse(read(`words/${language}.json`))]));
  const reports = [];

  async function page(request, response, url, fragment) {
    const language = languages.find((each) => each === url.searchParams.get('lang')) ?? firstLanguage;
    const { scripts, ...more } = await values(fragment, request);
    const known = { ...more, bank, language, user: url.searchParams.get('u') ?? '' };
    const html = read('layout.html').replace('<!--page-->', () => read(`pages/${fragment}.html`));
    response.writeHead(200, {
      'content-type': types['.html'],
      'content-security-policy': contentPolicy(bank, scripts),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    });
    response.end(fill(html, known, words[language]));
  }

  function file(response, path) {
    const wanted = path.startsWith('/fonts/')
      ? join(fonts ?? folder, path.slice('/fonts'.length))
      : join(folder, 'public', normalize(path));
    const type = types[extname(path)];
    if (path.includes('..') || !type || !existsSync(wanted) || !statSync(wanted).isFile())
      return response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
    response.writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
    return createReadStream(wanted).pipe(response);
  }

  async function answer(request, response) {
    const url = new URL(request.url, 'http://site');
    const { pathname } = url;
    if (request.method === 'POST' && pathname === '/csp-report') {
      reports.push(JSON.parse(await bodyOf(request)));
      return response.writeHead(204).end();
    }
    if (request.method === 'POST')
      return posts[pathname] ? posts[pathname](request, response) : json(response, 404, { error: 'no such call' });
    if (gets[pathname]) return gets[pathname](request, response);
    if (pathname === '/csp-reports') return json(response, 200, { reports });
    if (pathname === '/words') return json(response, 200, words[url.searchParams.get('lang')] ?? words[firstLanguage]);
    return pages[pathname] ? page(request, response, url, pages[pathname]) : file(response, pathname);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((fault) => {
      if (!response.headersSent) json(response, 400, { error: fault.message });
      else response.end();
    });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  server.once('error', (fault) => {
    process.stderr.write(`${fault.code === 'EADDRINUSE' ? `Port ${port} is taken.` : fault.stack}\n`);
    process.exit(1);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      process.send?.('ready');
      resolve(server);
    });
  });
}
