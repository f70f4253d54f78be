/** A schema of few words for what arrives from another origin: nothing that walks a prototype, nothing that runs text. */

/** The value as it may be used, or undefined for one that is not what was agreed. */
export type Read<T> = (value: unknown) => T | undefined;
export type ReadBy<R> = R extends Read<infer T> ? T : never;

export const text =
  (longest: number): Read<string> =>
  (value) =>
    typeof value === 'string' && value.length <= longest ? value : undefined;
export const number =
  (least: number, most: number): Read<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined;
export const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const oneOf =
  <const T extends string>(...all: readonly T[]): Read<T> =>
  (value) =>
    all.find((each) => each === value);

type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };
/** What JSON can say, so many things of it at most: no function, no class, no circle. */
export const plain =
  (most: number): Read<Plain> =>
  (value) => {
    let count = 0;
    const copy = (each: unknown): Plain | undefined => {
      count += 1;
      if (count > most) return undefined;
      if (each === null || typeof each === 'boolean' || typeof each === 'number' || typeof each === 'string') return each;
      if (Array.isArray(each)) return each.map((one) => copy(one) ?? null);
      if (typeof each !== 'object' || !isBare(each)) return undefined;
      return Object.fromEntries(Object.entries(each).flatMap(([name, one]) => [[name, copy(one)] as const].filter(hasValue)));
    };
    const copied = copy(value);
    return count > most ? undefined : copied;
  };
const hasValue = (entry: readonly [string, Plain | undefined]): entry is readonly [string, Plain] => entry[1] !== undefined;
const isBare = (value: object): value is Record<string, unknown> => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** As data alone, for a port that takes neither functions nor what a framework watches. Nothing is null, and a function is ''. */
export const dataOf = (value: unknown): unknown => (value === undefined ? null : (JSON.parse(JSON.stringify(value) ?? '""') as unknown));

/** An object of JSON by name; never an array or a bare value. */
export const record =
  (most: number): Read<Readonly<Record<string, Plain>>> =>
  (value) => {
    const copied = plain(most)(value);
    return typeof copied === 'object' && copied !== null && !Array.isArray(copied)
      ? (copied as Readonly<Record<string, Plain>>)
      : undefined;
  };

type Shape = Readonly<Record<string, Read<unknown>>>;
/** `must` has to be there and right, `may` is left out when it is not; whatever else was sent is left out. */
export const shape =
  <Must extends Shape, May extends Shape = Record<never, never>>(
    must: Must,
    may?: May,
  ): Read<{ readonly [K in keyof Must]: ReadBy<Must[K]> } & { readonly [K in keyof May]?: ReadBy<May[K]> }> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const own = (name: string): unknown => (Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined);
    const needed = Object.entries(must).map(([name, read]) => [name, read(own(name))] as const);
    if (needed.some(([, each]) => each === undefined)) return undefined;
    const optional = Object.entries(may ?? {}).map(([name, read]) => [name, read(own(name))] as const);
    return Object.fromEntries([...needed, ...optional.filter(([, each]) => each !== undefined)]) as ReturnType<
      ReturnType<typeof shape<Must, May>>
    > &
      object;
  };

export const either =
  <const R extends readonly Read<unknown>[]>(...all: R): Read<ReadBy<R[number]>> =>
  (value) => {
    for (const read of all) {
      const found = read(value);
      if (found !== undefined) return found as ReadBy<R[number]>;
    }
    return undefined;
  };
