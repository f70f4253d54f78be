import type { colleagues as calls } from '@bankside/core/contract/colleagues/colleagues.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { invitations } from './invitations.ts';
import { requests } from './requests.ts';
import { rights } from './rights.ts';

export const colleagues: Handlers<typeof calls> = { ...rights, ...requests, ...invitations };
