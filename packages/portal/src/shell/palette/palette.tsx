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
import { actsOf, loadFinders, pagesOf, type Entry } from './entries.ts';
import * as look from './palette.css.ts';
import { useFound } from './use-found.ts';

type PaletteProps = { readonly onClose: () => void; readonly onFeedback: () => void };
const settledMs = 250;
/** Before anything is typed: the pages alone. */
const firstShown = 8;

export function Palette({ onClose, onFeedback }: PaletteProps) {
  const t = useT('palette');
  const id = useId();
  const isPhone = useMedia(media.phone);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { known, found, isLoading, failed } = useEntries(typed, onFeedback);
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
        aria-label={t('placeholder')}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.value}`}
        placeholder={t('placeholder')}
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

function useEntries(typed: string, onFeedback: () => void) {
  const t = useT('palette');
  const i18n = useI18n();
  const name = useNames('shell');
  useEffect(() => {
    loadFinders(i18n).catch(() => undefined); // without them the language of the page is searched
  }, [i18n]);
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), settledMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { entries: found, ...state } = useFound(keyword, t);
  const nameOf = (place: BuiltPlace) => name('places', place);
  return { known: [...pagesOf(t, i18n, nameOf), ...actsOf(t, i18n, onFeedback)], found, ...state };
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
