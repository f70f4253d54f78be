/** Made from elements.ts by scripts/embed-manifests.mjs. What an element takes, by name, and where its widget is. */
import type { Tag } from '@bankside/core/rules/tags.ts';
import type { Definition } from '../base/definition.ts';

const common: Definition['attributes'] = {
  'api-base': 'text',
  locale: 'text',
  'messages-url': 'text',
  theme: ['light', 'dark', 'auto'],
  density: ['comfortable', 'compact'],
  isolation: ['page', 'frame'],
  loading: ['eager', 'lazy'],
};
const looks: Definition['properties'] = { messages: 'object', translations: 'object', appearance: 'object' };

export const definitions: Readonly<Record<Tag, Definition>> = {
  'card-apply': {
    attributes: {
      ...common,
      'link-path': 'text',
      'user-ref': 'text',
      variant: ['link', 'qrcode', 'custom', 'aisport', 'visionlife'],
      step: ['about', 'identity', 'address', 'review'],
      readonly: 'flag',
      'hide-header': 'flag',
      autofocus: 'flag',
      metrics: 'flag',
    },
    properties: { ...looks, session: 'object', prefill: 'object', fields: 'object', beforeSubmit: 'function' },
    methods: ['refresh', 'goTo', 'saveDraft', 'discardDraft', 'reset', 'focus'],
    load: () => import('../tags/card-apply/card-apply.tsx').then((module) => module.view),
  },
  'card-apply-status': {
    attributes: { ...common, 'link-path': 'text', 'application-no': 'text' },
    properties: { ...looks, viewToken: 'text' },
    methods: ['refresh', 'focus'],
    load: () => import('../tags/card-apply-status/card-apply-status.tsx').then((module) => module.view),
  },
  'card-apply-qr': {
    attributes: { ...common, 'link-path': 'text', 'user-ref': 'text' },
    properties: looks,
    methods: ['refresh', 'focus'],
    load: () => import('../tags/card-apply-qr/card-apply-qr.tsx').then((module) => module.view),
  },
  'deposit-address': {
    attributes: { ...common, asset: 'text', network: 'text', 'show-records': 'flag', 'hide-header': 'flag' },
    properties: { ...looks, session: 'object' },
    methods: ['refresh', 'focus'],
    load: () => import('../tags/deposit-address/deposit-address.tsx').then((module) => module.view),
  },
  'kyc-wizard': {
    attributes: {
      ...common,
      step: ['corporate', 'company', 'shareholder', 'trading', 'overview'],
      readonly: 'flag',
      'hide-header': 'flag',
      autofocus: 'flag',
      metrics: 'flag',
    },
    properties: { ...looks, session: 'object' },
    methods: ['refresh', 'goTo', 'saveDraft', 'focus'],
    load: () => import('../tags/kyc-wizard/kyc-wizard.tsx').then((module) => module.view),
  },
  'card-list': {
    attributes: { ...common, 'card-id': 'text', actions: 'text', readonly: 'flag', 'hide-header': 'flag' },
    properties: { ...looks, session: 'object' },
    methods: ['refresh', 'focus'],
    load: () => import('../tags/card-list/card-list.tsx').then((module) => module.view),
  },
};
