/** Who hears of a file that was refused or did not arrive, beside the person who reads it at the field: an embedding page. */
import { createContext, useContext } from 'react';

/** `rule`: the key of its sentence; `error`: what the bank said, absent where the file was never sent. */
export type FileFault = { readonly rule: string; readonly error?: unknown };

const FileFaults = createContext<(fault: FileFault) => void>(() => undefined);
export const FileFaultsProvider = FileFaults.Provider;
export const useFileFaults = () => useContext(FileFaults);
