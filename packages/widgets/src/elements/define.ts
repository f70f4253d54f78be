/** `import '@bankside/widgets/define'` defines every public tag. */
import { defineElements } from './index.ts';

void defineElements();
