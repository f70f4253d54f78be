import { edge, group } from './address-text.css.ts';
import { CopyButton } from '../action/copy-button.tsx';
import { hidden, mono } from '../theme/text.css.ts';

type AddressTextProps = { readonly value: string; /** With a copy button of this name: "address". */ readonly copy?: string };

/** '0x' says what follows and is no part of a group. */
const groupsOf = (value: string): string[] => value.replace(/\s+/g, '').match(/^0x|.{1,4}/gu) ?? [];
/** Two letters at the end are too few to compare: the four before them count too. */
const isEdge = (groups: readonly string[], at: number): boolean =>
  at === 0 || (at === 1 && groups[0] === '0x') || at >= groups.length - ((groups.at(-1)?.length ?? 0) < 4 ? 2 : 1);

/** A wallet address, a hash, an IBAN: groups of four, first and last in ink. Who listens or copies gets it unbroken. */
export function AddressText({ value, copy }: AddressTextProps) {
  const groups = groupsOf(value);
  return (
    <span>
      <span className={mono} aria-hidden="true">
        {groups.map((text, index) => (
          <span key={index} className={isEdge(groups, index) ? `${group} ${edge}` : group}>
            {text}
          </span>
        ))}
      </span>
      <span className={hidden}>{groups.join('')}</span>
      {copy !== undefined && <CopyButton value={groups.join('')} what={copy} />}
    </span>
  );
}
