/** pdf.js's reader beside the page's own work: a page of another origin may start no worker of ours. */

export type Reader = { readonly port: Worker | MessagePort; readonly end: () => void };
export type WorkerModule = { readonly WorkerMessageHandler: { initializeFromPort(port: MessagePort): void } };

export async function besideThePage(load: () => Promise<WorkerModule>): Promise<Reader> {
  const { WorkerMessageHandler } = await leavingNo('pdfjsWorker', load);
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
