/** Starts a worker of our own origin under a strict policy. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => unknown };
};

/** A worker's address is a script to Trusted Types, so this one address is vouched for. */
export function workerStarter(name: string): (url: string) => Worker {
  const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = types?.createPolicy(`bankside-${name}`, { createScriptURL: (url) => url });
  return (url) => new Worker((policy ? policy.createScriptURL(url) : url) as string, { type: 'module' });
}

/** Waits for the word that a worker sends first, because one that cannot start answers nothing for ever. */
export async function started(worker: Worker, patienceMs: number): Promise<Worker> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise((resolve, reject) => {
      worker.addEventListener('message', resolve, { once: true });
      worker.addEventListener('error', reject, { once: true });
      timer = setTimeout(reject, patienceMs, new Error('the worker did not start'));
    });
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return worker;
}
