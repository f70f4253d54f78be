/** An order as it is typed, and as the call takes it. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { wholeOf } from '../pay/paying.ts';
import type { Config } from '../use-contracts.ts';

export type OrderInput = InOf<'/contract/createOrder'>;
export type Ordered = OutOf<'/contract/createOrder'>;
const addressFields = ['street', 'city', 'region', 'postal_code', 'country'] as const;
const contactFields = ['name', 'country_code', 'phone', 'email'] as const;
export type Typed = { readonly order_quantity: string } & Readonly<
  Record<(typeof addressFields)[number] | (typeof contactFields)[number], string>
>;

export const blank: Typed = {
  order_quantity: '',
  street: '',
  city: '',
  region: '',
  postal_code: '',
  country: '',
  name: '',
  country_code: '',
  phone: '',
  email: '',
};

/** Where the last order went. */
export const startOf = ({ last }: Config): Typed => ({ ...blank, ...last?.delivery_address, ...last?.contact });

/** The numbers that can be ordered: the rest where the bank allows less than the minimum (PRG-07). */
export const boundsOf = ({ min_per_batch, available_quantity }: Config) => ({
  min: Math.min(min_per_batch, available_quantity),
  max: available_quantity,
});

const picked = <N extends string>(values: Partial<Record<N, unknown>>, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));

/** The contract's own order, with the bounds of the moment; faults come back under the names of the fields. */
export const schemaOf = (contract_id: string, config: Config) => async () => {
  const { contracts } = await import('@bankside/core/contract/programmes/contracts.ts');
  const { min, max } = boundsOf(config);
  return {
    safeParse: (values: unknown) => {
      const typed = Object(values) as Partial<Typed>;
      const count = wholeOf(typed.order_quantity);
      const parsed = contracts.createOrder.in.safeParse({
        contract_id,
        order_quantity: count ?? 0,
        delivery_address: picked(typed, addressFields),
        contact: picked(typed, contactFields),
      });
      const bound = count !== null && count > 0 && (count < min ? 'orderBelowMinimum' : count > max ? 'orderAboveAvailable' : undefined);
      const issues = parsed.success ? [] : parsed.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(-1) }));
      if (bound) issues.unshift({ path: ['order_quantity'], message: bound, params: { min, max } } as never);
      if (parsed.success && issues.length === 0) return { success: true as const, data: parsed.data };
      return { success: false as const, error: { issues } };
    },
  };
};
