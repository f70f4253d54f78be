/** Puts a widget on a page for tests, with the portal's host around it and no bank behind. */
import type { Client } from '@bankside/core/client/client.ts';
import { languageOf } from '@bankside/core/i18n/i18n.ts';
import type { ReactNode } from 'react';
import { i18n } from '../../kit/testing/i18n.ts';
import { links, mount } from '../../kit/testing/mount.tsx';
import { HostProvider } from '../host-context.tsx';
import { portalHost } from '../portal-host.ts';

const away = () => Promise.reject(new Error('this test has no bank'));
const client: Client = { call: away, download: away, send: away };

export const mountInHost = (children: ReactNode) =>
  mount(<HostProvider value={portalHost({ client, links, language: () => languageOf(i18n) })}>{children}</HostProvider>);
