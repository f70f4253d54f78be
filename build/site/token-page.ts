/** Every theming token with what it takes. */
import { groups } from '../../packages/widgets/src/kit/theme/token-table.ts';
import { tokenRows } from '../../packages/widgets/src/elements/details.ts';
import { tokenName } from '../../scripts/lib/embed-names.mjs';
import { codeBlock, escaped } from './code.ts';
import { headingOf } from './markdown.ts';
import { code, rowsOf, type Row } from './rows.ts';

const taken = ({ kind, least, most, words }: (typeof tokenRows)[string]) =>
  words ? words.map(code).join(' ') : least === undefined ? kind : `${kind}, ${least} to ${most}${kind === 'length' ? ' px' : ''}`;

const titles: Readonly<Record<(typeof groups)[number], string>> = {
  ground: 'Grounds and lines',
  text: 'Text colours',
  type: 'Type',
  space: 'Space and height',
  corners: 'Corners',
  buttons: 'Buttons',
  badges: 'Badges',
  fields: 'Fields',
  focus: 'Focus',
  overlay: 'Dialogs and menus',
};

const rows = (group: (typeof groups)[number]): Row[] =>
  Object.entries(tokenRows)
    .filter(([, row]) => row.group === group)
    .map(([name, row]) => ({
      id: name,
      name: tokenName(name),
      note: taken(row),
      text: `${escaped(row.about)} <span class="also">In appearance ${code(name)}</span>`,
    }));

export const tokenPage = (): string =>
  [
    '<p>Custom properties that a tag inherits from any rule of your page. What is beyond the bounds becomes the nearest; colours that cannot be read are moved in lightness (WCAG 2.2 AA); what is no value is named in the console.</p>',
    codeBlock(':root {\n  --bank-accent: light-dark(#4a3aa6, #b9aeff);\n  --bank-radius: 12px;\n}', 'css'),
    codeBlock("document.querySelector('card-apply').appearance = { accent: '#4a3aa6', radius: '12px' };", 'js'),
    ...groups
      .filter((group) => rows(group).length > 0)
      .flatMap((group) => [headingOf(2, `group-${group}`, titles[group]), rowsOf(rows(group))]),
  ].join('\n');
