/** For a FileFaultsProvider: its code loads when there is something to report. */
import { useCallback } from 'react';
import type { FileFault } from '../../kit/form/upload/file-faults.ts';
import type { ElementPort } from '../../runtime/element-port.ts';

export const useFileEvents = (on: ElementPort['emit']) =>
  useCallback((fault: FileFault) => void import('./file-detail.ts').then(({ tellFile }) => tellFile(on, fault)), [on]);
