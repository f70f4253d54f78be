/** The keys of the gallery's own namespace. */
import type {} from 'i18next';
import type gallery from './words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readonly gallery: typeof gallery;
  }
}
