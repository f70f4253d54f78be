/** The library that carries calls, fetched before it is needed or at the first call (D-113). */
import { lazy } from '../../kit/lazy/lazy.ts';

export const axios = lazy(() => import('@bankside/core/client/transport/axios.ts'));
