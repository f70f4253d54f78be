/** Where a visitor's draft is known by: a handle that opens it, and a ticket where the handle may not be. */
import type { ElementPort } from '../../../runtime/element-port.ts';

type Opening = { readonly handle: string; readonly ticket: string };
export type DraftPlace = {
  readonly handle: () => string | null;
  readonly ticket: () => string | null;
  /** A draft waits here for the proof of its email. */
  readonly waits: () => boolean;
  /** Forgets both, or keeps them; a ticket is of use once an email is in the draft. */
  readonly put: (opening: Opening | null, hasEmail?: boolean) => void;
};

export function draftPlace(keep: ElementPort['keep'], linkPath: string): DraftPlace {
  const { secret } = keep;
  const names = { handle: `draft.${linkPath}`, ticket: `ticket.${linkPath}` };
  const handle = () => (secret ?? keep).get(names.handle);
  const ticket = () => (secret ? keep.get(names.ticket) : null);
  return {
    handle,
    ticket,
    waits: () => !handle() && ticket() !== null,
    put(opening, hasEmail = false) {
      (secret ?? keep).set(names.handle, opening?.handle ?? null);
      if (secret) keep.set(names.ticket, opening && hasEmail ? opening.ticket : null);
    },
  };
}
