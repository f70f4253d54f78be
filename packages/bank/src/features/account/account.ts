import type { account as calls } from '@bankside/core/contract/account/account.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { codes } from './codes.ts';
import { documentCalls } from './documents.ts';
import { passwords } from './password.ts';
import { profile } from './profile.ts';
import { registration } from './register.ts';
import { signIn } from './sign-in.ts';

export const account: Handlers<typeof calls> = { ...signIn, ...registration, ...codes, ...passwords, ...profile, ...documentCalls };
