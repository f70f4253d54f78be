import type { InOf } from '@bankside/core/contract/index.ts';
import type { LazySchema } from '../../../kit/form/engine/form-errors.ts';
import { fieldsOf } from '../../../kit/form/engine/form.tsx';

type Asked = InOf<'/card/modifyOpStatus'>;

/** Without a reason that is blank, so that what is missing beside it is said at once and not after it. */
export const schema: LazySchema<Asked> = () =>
  import('@bankside/core/contract/cards/cards.ts').then(({ cards }) => ({
    safeParse: (values: unknown) => {
      const { reason, ...entered } = values as Partial<Asked>;
      return cards.modify.in.safeParse(reason ? values : entered);
    },
  }));
export const field = fieldsOf(schema);
