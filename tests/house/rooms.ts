/** Rooms, the most particular first. `own` is the feature's name in the path. */
const rooms = [
  ['core/rules', /^packages\/core\/src\/rules\//],
  ['core/contract', /^packages\/core\/src\/contract\//],
  ['core/client', /^packages\/core\/src\/client\//],
  ['core/session', /^packages\/core\/src\/session\//],
  ['core/i18n', /^packages\/core\/src\/i18n\//],
  ['kit', /^packages\/widgets\/src\/kit\//],
  ['runtime', /^packages\/widgets\/src\/runtime\//],
  ['shared', /^packages\/widgets\/src\/shared\//],
  ['features', /^packages\/widgets\/src\/features\//],
  ['elements', /^packages\/widgets\/src\/elements\//],
  ['widgets', /^packages\/widgets\/src\//],
  ['portal', /^packages\/portal\/src\//],
  ['bank/demo', /^packages\/bank\/src\/demo\//],
  ['bank/store', /^packages\/bank\/src\/store\//],
  ['bank/ledger', /^packages\/bank\/src\/ledger\//],
  ['bank/adapters', /^packages\/bank\/src\/adapters\//],
  ['bank/platform', /^packages\/bank\/src\/platform\//],
  ['bank/domain', /^packages\/bank\/src\/domain\//],
  ['bank/features', /^packages\/bank\/src\/features\//],
  ['bank/jobs', /^packages\/bank\/src\/jobs\//],
  ['bank/seed', /^packages\/bank\/src\/seed\//],
  ['bank/server', /^packages\/bank\/src\/server\//],
  ['bank/sandbox', /^packages\/bank\/src\/sandbox\//],
  ['bank', /^packages\/bank\/src\//],
] as const;
export type Room = (typeof rooms)[number][0];
export const roomOf = (path: string): Room | undefined => rooms.find(([, pattern]) => pattern.test(path))?.[0];
