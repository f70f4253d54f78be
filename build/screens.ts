/** What every build with screens in it needs. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { constructableSheets } from './plugins/constructable-sheets.ts';
import { leanI18next } from './plugins/lean-i18next.ts';
import { quietI18next } from './plugins/quiet-i18next.ts';
import { words } from './plugins/words.ts';
import { withoutShim } from './plugins/without-shim.ts';

export const screenPlugins = (command: 'build' | 'serve'): PluginOption[] => [
  words(),
  withoutShim(),
  leanI18next(),
  quietI18next(),
  constructableSheets(),
  react(),
  vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
];
