import { edge, group } from './address-text.css.ts';
import { CopyButton } from './copy-button.tsx';
import { hidden, mono } from './text.css.ts';

type AddressTextProps = { readonly value: string; /** With a copy button of this name: "address". */ readonly copy?: string };

const groupsOf = (value: string): string[] => value.replace(/\s+/g, '').match(/.{1,4}/gu) ?? [];

/** A wallet address, a hash, an IBAN: groups of four, first and last in ink. Who listens or copies gets it unbroken. */
export function AddressText({ value, copy }: AddressTextProps) {
  const groups = groupsOf(value);
  return (
    <span>
      <span className={mono} aria-hidden="true">
        {groups.map((text, index) => (
          <span key={index} className={index === 0 || index === groups.length - 1 ? `${group} ${edge}` : group}>
            {text}
          </span>
        ))}
      </span>
      <span className={hidden}>{groups.join('')}</span>
      {copy !== undefined && <CopyButton value={groups.join('')} what={copy} />}
    </span>
  );
}
