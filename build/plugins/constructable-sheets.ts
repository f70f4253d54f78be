import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { at } from '../paths.ts';

const prefix = '\0bank-css:';

/** The cascade layer of a style file: tokens below kit, kit below shared parts, those below screens. */
export const layerOf = (file: string): 'tokens' | 'kit' | 'shared' | 'screens' =>
  file.includes('/tokens') ? 'tokens' : file.includes('/kit/') ? 'kit' : file.includes('/shared/') ? 'shared' : 'screens';

const moduleOf = (file: string): string => {
  const name = createHash('sha256')
    .update(file.replace(at('.'), ''))
    .digest('hex')
    .slice(0, 8);
  return `import css from ${JSON.stringify(`${file}?inline`)};
import { registerCss } from '@bankside/widgets/kit/theme/sheets.ts';
registerCss(${JSON.stringify(name)}, '@layer ${layerOf(file)}{' + css + '}');
if (import.meta.hot) import.meta.hot.accept();`;
};

/**
 * Every .css.ts becomes a module that registers one constructable sheet in its cascade layer. Works alike in a document and
 * in a shadow root, and without a <style> tag, so a strict content policy holds.
 */
export function constructableSheets(): Plugin {
  return {
    name: 'bankside:constructable-sheets',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith(prefix)) return source;
      if (!source.endsWith('.vanilla.css') || importer?.startsWith(prefix)) return null;
      const hit = await this.resolve(source, importer, { skipSelf: true });
      return hit ? `${prefix}${hit.id.split('?')[0] ?? ''}.sheet` : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      return { code: moduleOf(id.slice(prefix.length, -'.sheet'.length)), moduleType: 'js' };
    },
  };
}
