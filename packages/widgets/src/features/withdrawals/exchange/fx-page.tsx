/** Foreign exchange between one's own balances (TRF-21). */
import { Exchange } from './exchange.tsx';

export const FxPage = () => <Exchange />;
