/** In a partner's own build pdf.js's reader is a part of it like any other: every bundler takes a plain import along, and needs no setting. */
import { besideThePage, type Reader } from './pdf-beside.ts';

export const resources: string | undefined = undefined;

export const startReader = (): Promise<Reader> => besideThePage(() => import('pdfjs-dist/legacy/build/pdf.worker.min.mjs'));
