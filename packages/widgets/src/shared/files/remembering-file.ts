import type { HandOff } from '../../kit/form/upload/upload-handoff.ts';
import type { KeptFile, SendFile } from '../../kit/form/upload/use-uploads.ts';

/** The two ways in which a file comes, each telling what the bank has kept, so that its field shows it when it is drawn again. */
export function rememberingFile(
  send: SendFile,
  handOff: HandOff,
  keep: (file: KeptFile) => void,
): { readonly send: SendFile; readonly handOff: HandOff } {
  return {
    send: async (file, ways) => {
      const kept = await send(file, ways);
      keep(kept);
      return kept;
    },
    handOff: {
      open: handOff.open,
      ask: async (token, ways) => {
        const answer = await handOff.ask(token, ways);
        if (answer.file) keep(answer.file);
        return answer;
      },
    },
  };
}
