import type { contracts as calls } from '@bankside/core/contract/programmes/contracts.ts';
import type { Handlers } from '../../platform/dispatch.ts';

type Mine = 'orderCardList' | 'cardList' | 'card' | 'cardIds' | 'orderListByCardInfo' | 'cardRecordDownload' | 'download';
export const batchCards = {} as Pick<Handlers<typeof calls>, Mine>;
