/** What a page's policy must allow, by what it embeds. The choices are CSS alone (:has), so that it works without scripts. */
import { escaped } from './code.ts';
import { headingOf, tableOf } from './markdown.ts';
import { code } from './rows.ts';
import { bank } from './quick-start.ts';

type Source = { readonly value: string; readonly why: string; readonly when?: keyof typeof choices };
export const choices = {
  frame: 'A frame: isolation="frame", or a link that insists on it',
  face: 'A font of yours, loaded by your page: --bank-font',
  file: 'A file of yours: --bank-font-url or messages-url',
  bucket: 'A bank that keeps files in a bucket of its own',
  pinned: 'A version that is pinned by an import map',
  reports: 'Reports, counted under Developers, Partners’ pages',
} as const;

export const directives: Readonly<Record<string, readonly Source[]>> = {
  'script-src': [
    { value: bank, why: 'The loader, and what it loads later' },
    { value: "'sha256-…'", why: 'The import map, which is in the page itself', when: 'pinned' },
  ],
  'style-src': [{ value: "'self'", why: 'Your own style sheets. A tag needs none: its sheets are constructed' }],
  'connect-src': [
    { value: bank, why: 'The calls of the tags' },
    { value: 'https://files.example', why: 'The bucket that the bank names to you', when: 'bucket' },
    { value: "'self'", why: 'Your file, which the page fetches for the tag', when: 'file' },
  ],
  'font-src': [
    { value: bank, why: 'The bank’s faces' },
    { value: "'self'", why: 'Your own', when: 'face' },
  ],
  'img-src': [{ value: `${bank} blob: data:`, why: 'Card pictures, previews of files, QR codes' }],
  'frame-src': [{ value: bank, why: 'The bank’s frame', when: 'frame' }],
  'require-trusted-types-for': [{ value: "'script'", why: 'May be on: no tag writes markup from text' }],
  'report-uri': [{ value: `${bank}/csp-report?link=kestrel`, why: 'Where the browser says what was stopped', when: 'reports' }],
};

const only = (when: string | undefined) => (when ? ` class="when-${when}"` : '');
function policyText(): string {
  return Object.entries(directives)
    .map(([name, sources]) => {
      const always = sources.some(({ when }) => !when);
      const values = sources.map(({ value, when }) =>
        always && when ? `<span${only(when)}> ${escaped(value)}</span>` : ` ${escaped(value)}`,
      );
      return `<span${only(always ? undefined : sources[0]?.when)}><span class="c-name">${name}</span>${values.join('')};\n</span>`;
    })
    .join('');
}

export function contentPolicy(): string {
  const boxes = Object.entries(choices).map(
    ([name, text]) => `<label><input type="checkbox" name="${name}" id="when-${name}"> ${escaped(text)}</label>`,
  );
  const rows = Object.entries(directives).flatMap(([name, sources]) =>
    sources.map(
      ({ value, why, when }) =>
        `<tr><td>${code(name)}</td><td>${code(value)}</td><td>${escaped(why)}</td><td>${when ? escaped(choices[when]) : 'Always'}</td></tr>`,
    ),
  );
  return `${headingOf(2, 'your-policy', 'Your policy')}<form class="policy"><fieldset><legend>What your page has</legend>${boxes.join('')}</fieldset>
<figure class="code"><figcaption>Content-Security-Policy</figcaption><pre tabindex="0" aria-label="Content-Security-Policy"><code>${policyText()}</code></pre></figure></form>
<p>A header is one line: join these. Add what your own page needs besides.</p>
${headingOf(2, 'each-directive', 'Each directive')}${tableOf('<tr><th scope="col">directive</th><th scope="col">value</th><th scope="col">for</th><th scope="col">when</th></tr>', rows.join('\n'))}`;
}
