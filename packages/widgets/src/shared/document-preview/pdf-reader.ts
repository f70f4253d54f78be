/** Where a PDF is read: in a worker of our own origin, on a page of another beside that page's own work. In the package for partners' own builds pdf-reader-packed.ts stands here. */
import { version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as workerFile from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { besideThePage, type Reader, type WorkerModule } from './pdf-beside.ts';
import { ownOrigin } from '../../runtime/page-origin.ts';

type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => unknown };
};

const workerUrl = new URL(workerFile.default, import.meta.url);
const isOurPage = workerUrl.origin === ownOrigin();
/** Fonts, encodings and decoders that a document may leave out: beside the worker in the portal, nowhere else (build/plugins/pdf-resources.ts). */
export const resources: string | undefined = isOurPage ? new URL(`./pdf-${version}/`, workerUrl).href : undefined;

/** For a slow line: the worker is as large as ten pictures. */
const patienceMs = 60_000;

let startWorker: ((url: string) => Worker) | undefined;
/** A worker's address is a script to Trusted Types, so this one address is vouched for. */
function starter(): (url: string) => Worker {
  const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = types?.createPolicy('bankside-pdf', { createScriptURL: (url) => url });
  return (url) => new Worker((policy ? policy.createScriptURL(url) : url) as string, { type: 'module' });
}

/** Waits for the word that a worker sends first, because one that cannot start answers nothing for ever. */
async function inWorker(): Promise<Reader> {
  startWorker ??= starter();
  const worker = startWorker(workerUrl.href);
  try {
    await new Promise((resolve, reject) => {
      worker.addEventListener('message', resolve, { once: true });
      worker.addEventListener('error', reject, { once: true });
      setTimeout(reject, patienceMs, new Error('the worker did not start'));
    });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return { port: worker, end: () => worker.terminate() };
}

const beside = () => besideThePage(() => import(/* @vite-ignore */ workerUrl.href) as Promise<WorkerModule>);

export const startReader = (): Promise<Reader> => (isOurPage ? inWorker().catch(beside) : beside());
