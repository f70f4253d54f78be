/** pdf.js, reading in a worker of our own origin; on a page of another origin, which may start none, beside that page's own work. */
import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as workerFile from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

export type PdfDocument = pdf.PDFDocumentProxy;
export type PdfPage = pdf.PDFPageProxy;
export type OpenedPdf = { readonly document: PdfDocument; readonly close: () => void };

type Reader = { readonly port: Worker | MessagePort; readonly end: () => void };
type WorkerModule = { readonly WorkerMessageHandler: { initializeFromPort(port: MessagePort): void } };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => unknown };
};

const workerUrl = new URL(workerFile.default, import.meta.url);
const isOurPage = (): boolean => workerUrl.origin === location.origin;
/** Fonts, encodings and decoders that a document may leave out: beside the worker in the portal, nowhere else (vite.config.ts). */
const resources = new URL(`./pdf-${pdf.version}/`, workerUrl).href;

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

async function besideThePage(): Promise<Reader> {
  const { WorkerMessageHandler } = await leavingNo<WorkerModule>('pdfjsWorker', () => import(/* @vite-ignore */ workerUrl.href));
  const { port1, port2 } = new MessageChannel();
  WorkerMessageHandler.initializeFromPort(port1);
  for (const port of [port1, port2]) port.start();
  return { port: port2, end: () => [port1, port2].forEach((port) => port.close()) };
}

/** The library names itself on the page's globals, where a page of somebody else may have a pdf.js of its own. */
async function leavingNo<M>(name: string, load: () => Promise<M>): Promise<M> {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  const module = await load();
  if (before) Object.defineProperty(globalThis, name, before);
  else Reflect.deleteProperty(globalThis, name);
  return module;
}

const startReader = (): Promise<Reader> => (isOurPage() ? inWorker().catch(besideThePage) : besideThePage());

/**
 * Opens a PDF from its bytes, which are handed over and gone afterwards. Nothing is evaluated, no script of the document
 * runs and no address in it is fetched. Fails for a file that is none, or that a password locks.
 */
export async function openPdf(data: Uint8Array): Promise<OpenedPdf> {
  const reader = await startReader();
  const worker = new pdf.PDFWorker({ port: reader.port as unknown as null }); // the types forget ports
  const ours = isOurPage();
  const task = pdf.getDocument({
    data,
    worker,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: 50_000_000,
    useWasm: ours,
    useWorkerFetch: ours,
    verbosity: pdf.VerbosityLevel.ERRORS,
    ...(ours && {
      cMapUrl: `${resources}cmaps/`,
      iccUrl: `${resources}iccs/`,
      standardFontDataUrl: `${resources}standard_fonts/`,
      wasmUrl: `${resources}wasm/`,
    }),
  });
  const close = () => void task.destroy().finally(() => [worker.destroy(), reader.end()]);
  try {
    return { document: await task.promise, close };
  } catch (error) {
    close();
    throw error;
  }
}
