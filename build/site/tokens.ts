/** The kit's colours as a style sheet, so that the site has none of its own: what tokens.css.ts would give a page of the portal. */
import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';

type Adapter = Parameters<typeof setAdapter>[0];
type Rule = Parameters<Adapter['appendCss']>[0];

/** `sheet` declares the variables; `named` turns `var(--ground)` into the variable of that name and refuses what is none. */
export async function readTokens() {
  const rules: Rule[] = [];
  const classes: string[] = [];
  setAdapter({
    appendCss: (rule) => void rules.push(rule),
    registerClassName: (name) => void classes.push(name),
    registerComposition: () => undefined,
    markCompositionUsed: () => undefined,
    onEndFileScope: () => undefined,
    getIdentOption: () => 'short',
  });
  setFileScope('packages/widgets/src/kit/theme/tokens.css.ts');
  const { color } = await import('../../packages/widgets/src/kit/theme/tokens.css.ts');
  const sheet = transformCss({ localClassNames: classes, composedClassLists: [], cssObjs: rules }).join('\n');
  const named = (css: string) =>
    css.replace(/var\(--([\w]+)\)/g, (_all, name: string) => {
      if (!(name in color)) throw new Error(`${name} is no colour of the kit`);
      return color[name as keyof typeof color];
    });
  return { sheet, named };
}
