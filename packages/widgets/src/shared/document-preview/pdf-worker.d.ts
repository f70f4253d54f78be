/** What pdf.js's worker file gives to whoever runs it beside the page; it comes without types. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: { initializeFromPort(port: MessagePort): void };
}
