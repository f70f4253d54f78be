import type { FullKey, Namespace } from '@bankside/core/i18n/keys.ts';
import type { PageNeeds } from '@bankside/core/rules/access/admission.ts';
import type { Code } from '@bankside/core/rules/access/permissions.ts';
import type { ComponentType } from 'react';

/**
 * One client-facing screen. The portal shows it at an address (packages/portal/src/routing/routes.ts), an element under a tag; it finds
 * everything else through its host.
 */
export type Widget = {
  readonly name: string;
  readonly title: FullKey;
  /** Namespaces of words that it needs beside those of its frame. */
  readonly words: readonly Namespace[];
  readonly needs: Needs;
  readonly load: () => Promise<ComponentType>;
};

export type Needs = PageNeeds & { readonly who: 'visitor' | 'session' | 'staff' };

/** Any one of them opens it; none asks for nothing. */
export const codesOf = ({ needs: { code = [] } }: Widget): readonly Code[] => (typeof code === 'string' ? [code] : code);
