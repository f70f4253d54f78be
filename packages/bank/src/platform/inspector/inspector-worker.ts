/** The worker thread of inspector.ts: says that it is ready, then answers one file after the other. */
import { parentPort } from 'node:worker_threads';
import { inspect, type FileToInspect } from './inspect.ts';

parentPort?.on('message', (file: FileToInspect) => void inspect(file).then((verdict) => parentPort?.postMessage(verdict)));
parentPort?.postMessage('ready');
