import type { Plugin } from 'vite';

const library = /node_modules[\\/](react-)?i18next[\\/].*\.js$/;
/** Calls that only write to the console, and the question whether they may. */
const talks = /^(?:\w+\??\.)*logger\??\.(?:log|warn|error|once|deprecate)$|^warnOnce$/;
const asks = /^(?:this\.)?logger\.debug$/;

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly callee?: Node };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** i18next's advice to developers is a tenth of its bytes; production leaves it out. */
export function quietI18next(): Plugin {
  let seen = false;
  let replaced = 0;
  return {
    name: 'bankside:quiet-i18next',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!library.test(id)) return null;
      seen = true;
      let out = code;
      const replace = ({ start, end }: Node, by: string) => {
        out = out.slice(0, start) + by + out.slice(end);
        replaced += 1;
      };
      /** From the end of the file to its beginning, so that places still hold. */
      const walk = (node: Node): void => {
        const text = code.slice((node.callee ?? node).start, (node.callee ?? node).end);
        if (node.type === 'CallExpression' && talks.test(text)) return replace(node, 'void 0');
        if (node.type === 'MemberExpression' && asks.test(text)) return replace(node, 'false');
        const inner = Object.values(node).flat().filter(isNode);
        for (const each of inner.sort((one, other) => other.start - one.start)) walk(each);
      };
      walk(this.parse(code));
      return { code: out, map: null };
    },
    buildEnd(error) {
      if (!error && seen && replaced === 0)
        this.error('i18next writes to the console in another way now: look for it and change quiet-i18next.ts');
    },
  };
}
