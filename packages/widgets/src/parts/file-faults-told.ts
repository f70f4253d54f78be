/** For a FileFaultsProvider: what is told comes when there is something to tell. */
import { useCallback } from 'react';
import type { FileFault } from '../kit/form/file-faults.ts';
import type { Host } from './host.ts';

export const useFilesTold = (on: Host['emit']) =>
  useCallback((fault: FileFault) => void import('./file-detail.ts').then(({ tellFile }) => tellFile(on, fault)), [on]);
