/** The frame around every page: what leads to the others, and what is on this one. */
import { escaped } from './code.ts';
import { groups, pages, type Page } from './pages.ts';
import { home } from './table.ts';

export type Files = { readonly style: string; readonly script: string };
const mark =
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M0 4.8h5.5C13 4.8 11 14.8 18.5 14.8H24M0 9.2h5.5C11 9.2 11 19.2 18.5 19.2H24" fill="none" stroke="currentColor" stroke-width="2.4"/></svg>';

const linkTo = ({ slug, title }: Page, here: Page, more = '') =>
  `<a href="${home}${slug}"${slug === here.slug ? ' aria-current="page"' : ''}${more}>${escaped(title)}</a>`;

const navigation = (here: Page) =>
  Object.entries(groups)
    .map(
      ([group, list]) =>
        `<section><h2>${escaped(group)}</h2><ul>${list.map((page) => `<li>${linkTo(page, here)}</li>`).join('')}</ul></section>`,
    )
    .join('\n');

const contentsOf = (html: string) => {
  const found = [...html.matchAll(/<h2 id="([^"]+)">([\s\S]*?) <a class="anchor"/g)];
  if (found.length < 2) return '';
  const links = found.map(([, id, text = '']) => `<li><a href="#${id}">${text.replace(/<\/?a[^>]*>/g, '')}</a></li>`);
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">On this page</h2><ul>${links.join('')}</ul></nav>`;
};

function neighbours(here: Page): string {
  const at = pages.indexOf(here);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  const link = (page: Page | undefined, rel: string, word: string) =>
    page ? `<a class="${rel}" rel="${rel}" href="${home}${page.slug}"><span>${word}</span>${escaped(page.title)}</a>` : '';
  return `<nav class="neighbours" aria-label="Next to this page">${link(before, 'prev', 'Previous')}${link(after, 'next', 'Next')}</nav>`;
}

export function pageHtml(page: Page, body: string, { style, script }: Files, version: string): string {
  const title = page.slug === '' ? 'Bankside for developers' : `${page.title} · Bankside for developers`;
  return `<!doctype html>
<html lang="en" data-theme="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(page.lead)}">
<link rel="icon" href="${home}assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="${home}assets/${style}">
<script src="${home}assets/${script}"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the page</a>
<header class="top">
<button type="button" class="menu" popovertarget="pages">Menu</button>
<a class="brand" href="${home}" aria-label="Bankside Developers">${mark}<span>Bankside</span> <span class="for">Developers</span></a>
<form class="search" role="search" action="${home}names"><input type="search" name="q" placeholder="Search" aria-label="Search names and pages" autocomplete="off"><div class="found" hidden></div></form>
<nav class="elsewhere" aria-label="Bankside"><a href="/developers">Keys and webhooks</a></nav>
<button type="button" class="theme" hidden>Dark</button>
</header>
<div class="frame">
<nav id="pages" class="pages" popover aria-label="Documentation">
${navigation(page)}
</nav>
<main id="main">
<article${page.slug === 'testing' ? '' : ' data-bank'}>
<h1>${escaped(page.title)}</h1>
<p class="lead">${escaped(page.lead)}</p>
${body}
</article>
${neighbours(page)}
<footer><p>Version ${escaped(version)} · <a href="${home}changelog">Changelog</a> · <a href="${home}llms.txt">llms.txt</a> · <a href="/embed/v1/llms.txt">every tag for programs</a></p></footer>
</main>
${contentsOf(body)}
</div>
</body>
</html>
`;
}
