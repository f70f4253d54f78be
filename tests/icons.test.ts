/** The kit's icons are Lucide's, each as one path: its React components weigh more than a sign-in page can carry. */
import imports from 'lucide-react/dynamicIconImports';
import { expect, it } from 'vitest';
import { shapes, type IconName } from '@bankside/widgets/kit/icon/icon-shapes.ts';
import { attachShape, noteShape } from '@bankside/widgets/kit/icon/sheet-shapes.ts';
import { starShape } from '@bankside/widgets/kit/icon/star-shape.ts';

const lucide: Readonly<Record<IconName, string>> = {
  add: 'plus',
  back: 'chevron-left',
  bell: 'bell',
  camera: 'camera',
  check: 'check',
  close: 'x',
  copy: 'copy',
  download: 'download',
  down: 'chevron-down',
  edit: 'pencil',
  external: 'external-link',
  eye: 'eye',
  eyeOff: 'eye-off',
  forward: 'chevron-right',
  left: 'arrow-left',
  menu: 'menu',
  minus: 'minus',
  more: 'ellipsis',
  print: 'printer',
  refresh: 'refresh-cw',
  remove: 'trash',
  search: 'search',
  sortDown: 'arrow-down',
  sortUp: 'arrow-up',
  swap: 'arrow-up-down',
  upload: 'upload',
};

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** `m1 2 3 4` begins absolutely only where it is alone: joined, the move must be absolute and the lines stay relative. */
const absolute = (path: string): string => path.replace(/^m(-?[\d.]+)[ ,]?(-?[\d.]+)\s*(?=[-\d.])/, 'M$1 $2l').replace(/^m/, 'M');

export function pathOf([tag, at]: Node): string {
  const n = (name: string) => Number(at[name] ?? 0);
  if (tag === 'path') return absolute(at['d'] ?? '');
  if (tag === 'circle')
    return `M${n('cx') - n('r')} ${n('cy')}a${n('r')} ${n('r')} 0 1 0 ${2 * n('r')} 0a${n('r')} ${n('r')} 0 1 0 ${-2 * n('r')} 0`;
  if (tag === 'line') return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`;
  if (tag === 'rect') {
    const [r, w, h] = [n('rx'), n('width') - 2 * n('rx'), n('height') - 2 * n('rx')];
    return `M${n('x') + r} ${n('y')}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  }
  throw new Error(`Lucide draws with ${tag}, which is not known here`);
}

const drawn = {
  ...Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [lucide[name as IconName], shape])),
  star: starShape,
  paperclip: attachShape,
  'sticky-note': noteShape,
};

it.each(Object.entries(drawn))('%s is drawn as Lucide draws it', async (name, shape) => {
  const load = imports[name as keyof typeof imports] as unknown as () => Promise<{
    readonly __iconData: { readonly node: readonly Node[] };
  }>;
  const { __iconData } = await load();
  expect(shape).toBe(__iconData.node.map(pathOf).join(''));
});
