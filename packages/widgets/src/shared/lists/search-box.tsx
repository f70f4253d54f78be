/** Search first (DES-07): a list is asked for a moment after the last key press. */
import { useEffect, useRef, useState } from 'react';
import { control } from '../../kit/form/engine/form.css.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { PointerGate } from '../../kit/action/pointer-gate.ts';
import { usePointerGate } from '../../kit/action/use-pointer-gate.ts';
import { useLatest } from '../../kit/use-latest.ts';
import { useHost } from '../../runtime/host-context.tsx';
import { box, search } from './search-box.css.ts';

type SearchBoxProps = {
  /** Its name, and what it looks for. */ readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
};
const pauseMs = 300;
/** No name, number or address is longer; of a whole mail that was pasted its beginning is looked for. */
const searchText = (text: string) => text.trim().slice(0, 100).trim();

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { url } = useHost();
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const tell = useLatest(onSearch);
  const [presses] = useState(() => new PointerGate());
  usePointerGate(presses);
  useEffect(() => {
    if (value !== asked.current) setText((asked.current = value)); // the address changed by another way: Back, or cleared filters
  }, [value]);
  useEffect(() => {
    if (searchText(text) === asked.current) return undefined;
    const page = url.path();
    let due = true;
    const ask = () => {
      if (due && url.path() === page) tell.current((asked.current = searchText(text))); // else the page is on its way out
    };
    const timer = setTimeout(() => presses.settled(ask), pauseMs); // a row must not slip away from under the pointer
    return () => {
      due = false;
      clearTimeout(timer);
    };
  }, [presses, tell, text, url]);
  return (
    <span className={box}>
      <Icon name="search" small />
      <input
        type="search"
        className={`${control} ${search}`}
        aria-label={label}
        placeholder={label}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </span>
  );
}
