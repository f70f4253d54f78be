/** What pdf.js's worker file gives to a page that runs it without a worker; it comes without types. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: { initializeFromPort(port: MessagePort): void };
}
