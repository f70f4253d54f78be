/** Foreign exchange between one's own balances (A93). */
import { Exchange } from './exchange.tsx';

export const FxPage = () => <Exchange />;
