/** Set-up of the tests that draw their input: the same draws each time (D-296). SEED, as `npm run torture` gives it, draws others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_251_118) });
