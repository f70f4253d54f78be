/** The behaviour of a combobox: what is typed, what matches, which one the arrows are on. */
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { Option } from './select-field.tsx';
import { useForm, type Field } from '../engine/use-form.ts';

/** `search`: further words that find the option, a code or its English name. */
export type ComboOption = Option & { readonly search?: string };
export type ComboState = ReturnType<typeof useCombo>;
type Setting = {
  readonly field: Pick<Field, 'value' | 'set' | 'left'>;
  readonly options: readonly ComboOption[];
  readonly onTyped?: ((text: string) => void) | undefined;
  readonly brief?: (option: ComboOption) => string;
};

const kanaGap = 0x60;
/** Without accents, and katakana as hiragana: people type either. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - kanaGap))
    .toLowerCase()
    .trim();

/** A calling code counts without its plus too: browsers fill in 81. */
const same = (name: string, typed: string) => [name, name.replace(/^\+/, '')].some((each) => plain(each) === plain(typed));

/** Those that the text names, then those whose name begins with it, those with such a word, and those that hold it anywhere. */
export function matching<O extends ComboOption>(options: readonly O[], text: string): readonly O[] {
  const sought = plain(text);
  if (!sought) return options;
  const rankOf = ({ label, note = '', search = '' }: O) => {
    if (same(label, text) || same(note, text)) return 0;
    if (plain(label).startsWith(sought)) return 1;
    const words = plain(`${label} ${note} ${search}`);
    if (!words.includes(sought)) return -1;
    return words.split(/[\s·]/).some((word) => word.replace(/^\+/, '').startsWith(sought.replace(/^\+/, ''))) ? 2 : 3;
  };
  const ranked = options.map((option) => ({ option, rank: rankOf(option) }));
  return [0, 1, 2, 3].flatMap((each) => ranked.filter(({ rank }) => rank === each).map(({ option }) => option));
}

const clamp = (at: number, count: number) => Math.max(0, Math.min(count - 1, at));

export function useCombo({ field, options, onTyped, brief = ({ label }) => label }: Setting) {
  const form = useForm();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const chosen = options.find(({ value }) => value === field.value);
  const found = typed === undefined ? options : matching(options, typed);
  const active = open ? found[clamp(at, found.length)] : undefined;

  const show = () => {
    setOpen(true);
    setAt(chosen ? options.indexOf(chosen) : 0);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    onTyped?.('');
  };
  /** A press outside closes the list before the blur; `leave` still reads what is typed. */
  const hide = () => setOpen(false);
  const choose = (option: ComboOption) => {
    field.set(option.value);
    close();
  };
  /** Left with words in it: a whole name or a single match counts, an emptied control empties the value, anything else goes back. */
  const leave = () => {
    const whole =
      typed?.trim() &&
      (options.find((option) => [option.label, brief(option)].some((name) => same(name, typed))) ?? (found.length === 1 && found[0]));
    const emptied = typed?.trim() === '';
    if (whole || emptied) form.presses.settled(() => field.set(whole ? whole.value : ''));
    close();
    field.left();
  };

  const moves: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => (open ? setAt(clamp(at + 1, found.length)) : show()),
    ArrowUp: () => (open ? setAt(clamp(at - 1, found.length)) : show()),
    ...(open && { Home: () => setAt(0), End: () => setAt(found.length - 1), Enter: () => (active ? choose(active) : undefined) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return; // 229: Safari's Enter that ends a composition
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value);
    onTyped?.(event.currentTarget.value);
    setOpen(true);
    setAt(0);
  };
  return {
    open,
    found,
    active,
    chosen,
    choose,
    close,
    hide,
    text: typed ?? (chosen ? brief(chosen) : ''),
    handlers: { onKeyDown, onChange, onBlur: leave, onClick: () => (open ? close() : show()) },
  };
}
