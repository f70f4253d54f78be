/** Search of everything a person may open, by keys alone: type, arrows, Enter (UI-13). Fetched when it is first opened. */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { matching } from '@bankside/widgets/kit/form/choices/use-combo.ts';
import * as form from '@bankside/widgets/kit/form/engine/form.css.ts';
import { Dialog } from '@bankside/widgets/kit/overlay/dialog.tsx';
import { hidden } from '@bankside/widgets/kit/theme/text.css.ts';
import { media } from '@bankside/widgets/kit/theme/tokens.css.ts';
import { useMedia } from '@bankside/widgets/kit/theme/use-media.ts';
import { useI18n, useNames, useT } from '@bankside/widgets/kit/words.tsx';
import { deskMenu } from '../../routing/routes-desk.ts';
import { actsOf, clientPlaces, loadFinders, pagesOf, type Entry } from './entries.ts';
import * as look from './palette.css.ts';
import { useDeskFound } from './use-desk-found.ts';
import { useFound } from './use-found.ts';

/** A client's person, or the bank's staff at their desk. */
export type PaletteFor = 'client' | 'desk';
type PaletteProps = { readonly of: PaletteFor; readonly onClose: () => void; readonly onFeedback: () => void };
const settledMs = 250;
/** Before anything is typed: the pages alone. */
const firstShown = 8;

export function Palette({ of, onClose, onFeedback }: PaletteProps) {
  const t = useT('palette');
  const id = useId();
  const isPhone = useMedia(media.phone);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { known, found, isLoading, failed } = useEntries(of, typed, onFeedback);
  const entries = typed.trim() === '' ? known.slice(0, firstShown) : [...matching(known, typed), ...found];
  const active = entries[Math.min(at, entries.length - 1)];
  const choose = (entry: Entry) => {
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return; // 229: Safari's Enter that ends a composition
    const last = entries.length - 1;
    const moves: Readonly<Record<string, number>> = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1 };
    const next = moves[event.key];
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };
  const count = t('found', { count: entries.length });
  const says = entries.length > 0 || isLoading ? count : t('none', { text: typed });
  return (
    <Dialog title={t('title')} size="broad" form={isPhone} onClose={onClose}>
      <input
        data-autofocus
        className={form.control}
        type="text"
        role="combobox"
        aria-label={t(placeholders[of])}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.value}`}
        placeholder={t(placeholders[of])}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Options id={id} name={t('title')} entries={entries} active={active} onChoose={choose} none={says} />
      <p className={look.hint}>{failed ? t('failed') : t('keys')}</p>
      <p className={hidden} role="status">
        {says}
      </p>
    </Dialog>
  );
}

const placeholders = { client: 'placeholder', desk: 'placeholderDesk' } as const;
const finders = { client: useFound, desk: useDeskFound } as const;

function useEntries(of: PaletteFor, typed: string, onFeedback: () => void) {
  const t = useT('palette');
  const i18n = useI18n();
  const shell = useNames('shell');
  const desk = useNames('back-office');
  useEffect(() => {
    loadFinders(i18n).catch(() => undefined); // without them the language of the page is searched
  }, [i18n]);
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), settledMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { entries: found, ...state } = finders[of](keyword, t); // whose it is does not change while it is open
  const nameOf = (place: BuiltPlace) => (of === 'desk' ? desk : shell)('places', place);
  const pages = pagesOf(of === 'desk' ? deskMenu : clientPlaces(), t, i18n, nameOf);
  return { known: [...pages, ...actsOf(t, i18n, of === 'client' ? onFeedback : undefined)], found, ...state };
}

type OptionsProps = {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly active: Entry | undefined;
  readonly onChoose: (entry: Entry) => void;
  readonly none: string;
};

function Options({ id, name, entries, active, onChoose, none }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.value]);
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={name} className={look.list}>
      {entries.map((entry) => (
        <div
          key={entry.value}
          id={`${id}-${entry.value}`}
          role="option"
          aria-selected={entry === active}
          className={look.option}
          onClick={() => onChoose(entry)}
        >
          <span className={look.name}>{entry.label}</span>
          <span className={look.note}>{entry.note}</span>
        </div>
      ))}
      {entries.length === 0 && <p className={look.none}>{none}</p>}
    </div>
  );
}
