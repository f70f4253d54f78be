/** Names with what they are, one below the other: the form of every list of the reference. */
import { escaped } from './code.ts';

export type Row = {
  readonly id: string;
  readonly name: string;
  /** HTML: what it takes, or its kind. */
  readonly note: string;
  /** HTML. */
  readonly text: string;
};
export const code = (text: string) => `<code>${escaped(text)}</code>`;
export const listOf = (items: readonly string[]) => `<ul class="chips">${items.map((each) => `<li>${each}</li>`).join('')}</ul>\n`;

export const rowsOf = (rows: readonly Row[]): string =>
  `<dl class="rows">${rows
    .map(
      ({ id, name, note, text }) =>
        `<div id="${id}"><dt><a href="#${id}">${code(name)}</a>${note ? ` <span class="note">${note}</span>` : ''}</dt><dd>${text}</dd></div>`,
    )
    .join('\n')}</dl>\n`;

export const valueOf = (kind: 'text' | 'flag' | readonly string[]): string =>
  kind === 'flag' ? 'flag' : kind === 'text' ? 'text' : kind.map(code).join(' ');
