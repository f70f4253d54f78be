/** Where a PDF is read: in a worker of our own origin, on a page of another beside that page's own work. In the package for partners' own builds pdf-reader-packed.ts is here. */
import { version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as workerFile from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { besideThePage, type Reader, type WorkerModule } from './pdf-beside.ts';
import { ownOrigin } from '../../runtime/page-origin.ts';
import { started, workerStarter } from '../own-worker.ts';

const workerUrl = new URL(workerFile.default, import.meta.url);
const isOurPage = workerUrl.origin === ownOrigin();
/** Fonts, encodings and decoders that a document may leave out: beside the worker in the portal, nowhere else (build/plugins/pdf-resources.ts). */
export const resources: string | undefined = isOurPage ? new URL(`./pdf-${version}/`, workerUrl).href : undefined;

/** For a slow line: the worker is as large as ten pictures. */
const patienceMs = 60_000;

let startWorker: ((url: string) => Worker) | undefined;
async function inWorker(): Promise<Reader> {
  startWorker ??= workerStarter('pdf');
  const worker = await started(startWorker(workerUrl.href), patienceMs);
  return { port: worker, end: () => worker.terminate() };
}

const beside = () => besideThePage(() => import(/* @vite-ignore */ workerUrl.href) as Promise<WorkerModule>);

export const startReader = (): Promise<Reader> => (isOurPage ? inWorker().catch(beside) : beside());
