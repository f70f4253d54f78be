import { fieldsOf } from '../../../kit/form/engine/form.tsx';

export const schema = () => import('@bankside/core/contract/cards/cards.ts').then((contract) => contract.cards.modify.in);
export const field = fieldsOf(schema);
