/** pdf.js, reading in a worker of our own origin; on a page of another origin, which may start none, beside that page's own work. */
import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import { resources, startReader } from './pdf-reader.ts';

export type PdfDocument = pdf.PDFDocumentProxy;
export type PdfPage = pdf.PDFPageProxy;
export type OpenedPdf = { readonly document: PdfDocument; readonly close: () => void };

/**
 * Opens a PDF from its bytes, which are transferred and gone afterwards. Nothing is evaluated, no script of the document
 * runs and no address in it is fetched. Fails for a file that is none, or that a password locks.
 */
export async function openPdf(data: Uint8Array): Promise<OpenedPdf> {
  const reader = await startReader();
  const worker = new pdf.PDFWorker({ port: reader.port as unknown as null }); // the types forget ports
  const task = pdf.getDocument({
    data,
    worker,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: 50_000_000,
    useWasm: resources !== undefined,
    useWorkerFetch: resources !== undefined,
    verbosity: pdf.VerbosityLevel.ERRORS,
    ...(resources !== undefined && {
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
