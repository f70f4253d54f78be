/** Made from elements.ts by scripts/embed-manifests.mjs. What an element takes, by name, and where its widget is. */
import type { Tag } from '@bankside/core/rules/tags.ts';
import type { View } from '../../runtime/element-port.ts';

export type Kind = 'text' | 'flag' | readonly string[];
export type PropertyKind = 'text' | 'object' | 'function';
export type Definition = {
  readonly attributes: Readonly<Record<string, Kind>>;
  readonly properties: Readonly<Record<string, PropertyKind>>;
  readonly methods: readonly string[];
  readonly load: () => Promise<View>;
};

export const definitions: Readonly<Record<Tag, Definition>> = {
  'card-apply': {
    attributes: {
      'api-base': 'text',
      locale: 'text',
      theme: ['light', 'dark', 'auto'],
      density: ['comfortable', 'compact'],
      isolation: ['page', 'frame'],
      loading: ['eager', 'lazy'],
      'link-path': 'text',
      'user-ref': 'text',
      variant: ['link', 'qrcode', 'custom', 'aisport', 'visionlife'],
      step: ['about', 'identity', 'address', 'review'],
      readonly: 'flag',
      'hide-header': 'flag',
      autofocus: 'flag',
      metrics: 'flag',
    },
    properties: {
      session: 'object',
      prefill: 'object',
      fields: 'object',
      beforeSubmit: 'function',
      messages: 'object',
      appearance: 'object',
    },
    methods: ['refresh', 'goTo', 'saveDraft', 'discardDraft', 'reset', 'focus'],
    load: () => import('../tags/card-apply/card-apply.tsx').then((module) => module.view),
  },
  'card-apply-status': {
    attributes: {
      'api-base': 'text',
      locale: 'text',
      theme: ['light', 'dark', 'auto'],
      density: ['comfortable', 'compact'],
      isolation: ['page', 'frame'],
      loading: ['eager', 'lazy'],
      'link-path': 'text',
      'application-no': 'text',
    },
    properties: { viewToken: 'text', messages: 'object', appearance: 'object' },
    methods: ['refresh', 'focus'],
    load: () => import('../tags/card-apply-status/card-apply-status.tsx').then((module) => module.view),
  },
  'card-apply-qr': {
    attributes: {
      'api-base': 'text',
      locale: 'text',
      theme: ['light', 'dark', 'auto'],
      density: ['comfortable', 'compact'],
      isolation: ['page', 'frame'],
      loading: ['eager', 'lazy'],
      'link-path': 'text',
      'user-ref': 'text',
    },
    properties: { messages: 'object', appearance: 'object' },
    methods: ['refresh', 'focus'],
    load: () => import('../tags/card-apply-qr/card-apply-qr.tsx').then((module) => module.view),
  },
  'deposit-address': {
    attributes: {
      'api-base': 'text',
      locale: 'text',
      theme: ['light', 'dark', 'auto'],
      density: ['comfortable', 'compact'],
      isolation: ['page', 'frame'],
      loading: ['eager', 'lazy'],
      asset: 'text',
      network: 'text',
      'show-records': 'flag',
      'hide-header': 'flag',
    },
    properties: { session: 'object', messages: 'object', appearance: 'object' },
    methods: ['refresh', 'focus'],
    load: () => import('../tags/deposit-address/deposit-address.tsx').then((module) => module.view),
  },
  'kyc-wizard': {
    attributes: {
      'api-base': 'text',
      locale: 'text',
      theme: ['light', 'dark', 'auto'],
      density: ['comfortable', 'compact'],
      isolation: ['page', 'frame'],
      loading: ['eager', 'lazy'],
      step: ['corporate', 'company', 'shareholder', 'trading', 'overview'],
      readonly: 'flag',
      'hide-header': 'flag',
      autofocus: 'flag',
      metrics: 'flag',
    },
    properties: { session: 'object', messages: 'object', appearance: 'object' },
    methods: ['refresh', 'goTo', 'saveDraft', 'focus'],
    load: () => import('../tags/kyc-wizard/kyc-wizard.tsx').then((module) => module.view),
  },
  'card-list': {
    attributes: {
      'api-base': 'text',
      locale: 'text',
      theme: ['light', 'dark', 'auto'],
      density: ['comfortable', 'compact'],
      isolation: ['page', 'frame'],
      loading: ['eager', 'lazy'],
      'card-id': 'text',
      actions: 'text',
      readonly: 'flag',
      'hide-header': 'flag',
    },
    properties: { session: 'object', messages: 'object', appearance: 'object' },
    methods: ['refresh', 'focus'],
    load: () => import('../tags/card-list/card-list.tsx').then((module) => module.view),
  },
};
