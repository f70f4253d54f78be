/** Every handler by feature: the compiler asks for each row of the contract. */
import type { AllHandlers } from '../dispatch.ts';
import { access } from './access.ts';
import { account } from './account/account.ts';
import { backOffice } from './back-office/back-office.ts';
import { cardApply } from './card-apply/card-apply.ts';
import { embed } from './embed.ts';
import { feedback } from './feedback.ts';
import { home } from './home/home.ts';
import { notices } from './notices.ts';
import { uploads } from './uploads/uploads.ts';

export const handlers: AllHandlers = {
  account,
  access,
  uploads,
  feedback,
  home,
  notices,
  'card-apply': cardApply,
  embed,
  'back-office': backOffice,
};
