/** One file or several for a slot of the policy: types and size first, then a line for each file (DES-31). */
import type { Slot } from '@bankside/core/rules/policy/policy.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../../action/button.tsx';
import { media } from '../../theme/tokens.css.ts';
import { useMedia } from '../../theme/use-media.ts';
import { useLatest } from '../../use-latest.ts';
import { useLanguage, useT, type T, useLoadWords } from '../../words.tsx';
import { FieldFrame } from '../fields/field-frame.tsx';
import type { FieldError } from '../engine/form-errors.ts';
import { CameraFrame, DropArea, DropHold, FilePickers, type Pickers } from './upload-area.tsx';
import { isPicture, limitsOf, sizeText, typeWords, type Limits } from './upload-file.ts';
import { FromPhone } from './upload-from-phone.tsx';
import { waysOf, type HandOff } from './upload-handoff.ts';
import { UploadAnnouncer, UploadLines, type OpenFile, type SayError } from './upload-lines.tsx';
import { useUploads, type KeptFile, type SendFile, type UploadLine } from './use-uploads.ts';
import { useErrorText, useField, useForm, type FieldProps } from '../engine/use-form.ts';

type Props = FieldProps & {
  /** Which limits hold; `many` slots give a list of keys, the others one key. */
  readonly slot: Slot;
  /** Takes one file although the slot allows several. */
  readonly single?: boolean;
  /** So many instead of what the slot allows; over one gives a list of keys. */
  readonly files?: number;
  readonly send: SendFile;
  /** Lets somebody at a desk go on with a phone (D-123). */
  readonly handOff?: HandOff;
  /** Files that the bank has already, for a draft. */
  readonly kept?: readonly KeptFile[];
  /** Shows a file that has arrived; `file` when it is still at hand. Absent: files are not looked at. */
  readonly open?: OpenFile;
};

export function UploadField({ slot, single = false, files, send, handOff, kept = [], open, hint, ...props }: Props) {
  const t = useT('form');
  const form = useForm();
  const limits: Limits = { ...limitsOf(slot), maxFiles: single ? 1 : (files ?? limitsOf(slot).maxFiles) };
  const many = limits.maxFiles > 1;
  const changed = (keys: readonly string[]) => form.set(props.name, many ? keys : (keys[0] ?? ''));
  const uploads = useUploads({ form, name: props.name, limits, send, kept, changed, moving: () => noteFocus() });
  const language = useLanguage();
  const types = typeWords(limits, language);
  const loadWords = useLoadWords();
  useEffect(() => void loadWords('rules').catch(() => undefined), [loadWords]); // what is said of a line that is down is here before it is
  const errorText = useErrorText();
  const say: SayError = (error) => errorText({ ...error, params: { types, ...error.params } });
  const said = [hintOf(t, limits, types), hint].filter(Boolean).join(' · ');
  const focus = () =>
    (ref.current?.querySelector<HTMLElement>('button:not([data-removes])') ?? ref.current?.querySelector('button'))?.focus();
  const { ref, ...field } = useField<HTMLDivElement>(
    { ...props, hint: said },
    { empty: many ? nothing : '', check: () => unfinished(uploads.current()), focus },
  );
  const lines = useShownLines(uploads.lines, field.value);
  const full = lines.filter(({ state }) => state !== 'refused').length >= limits.maxFiles;
  const touch = useMedia(media.coarse);
  const pickers = useRef<Pickers>(null);
  const add = (chosen: readonly File[]) => void uploads.add(chosen);
  const choose = () => pickers.current?.choose();
  const shoot = () => pickers.current?.shoot();
  const ways = waysOf(form);
  const [handing, setHanding] = useState(handOff !== undefined && ways.has(props.name));
  const noteFocus = useKeptFocus(ref, focus, uploads.lines, handing);
  const stopHanding = () => {
    noteFocus();
    setHanding(false);
  };
  const area = { many, described: field.aria['aria-describedby'], bad: field.error !== undefined, choose, shoot };
  const toPhone = handOff && !handing && (
    <Button compact variant="quiet" onClick={() => setHanding(true)}>
      {t('upload.phone')}
    </Button>
  );
  return (
    <FieldFrame field={field} group="group" {...props} hint={said}>
      <DropHold many={many} hold={ref} onFiles={add}>
        {!full && (touch ? <CameraFrame {...area} /> : <DropArea {...area} more={toPhone} />)}
        <UploadLines
          {...uploads}
          lines={lines}
          pictured={!many}
          open={open}
          sayError={say}
          replace={({ file }) => (retakes(touch, file) ? shoot() : choose())}
          replaceWord={({ file }) => t(retakes(touch, file) ? 'upload.retake' : 'upload.replace')}
        />
        {handOff && handing && (
          <FromPhone
            handOff={handOff}
            field={props.label}
            name={props.name}
            ways={ways}
            onReceived={(file) => {
              stopHanding();
              uploads.receive(file);
            }}
            onClose={stopHanding}
          />
        )}
        <FilePickers ref={pickers} limits={limits} onFiles={add} />
        <UploadAnnouncer lines={lines} sayError={say} />
      </DropHold>
    </FieldFrame>
  );
}

const nothing: readonly string[] = [];
/** Focus on a control that goes away moves to the next one, and not to the top of the page: noted before, put right after. */
function useKeptFocus(ref: RefObject<HTMLElement | null>, focus: () => void, lines: readonly UploadLine[], handing: boolean): () => void {
  const put = useLatest(focus);
  const stood = useRef(false);
  useEffect(() => {
    if (stood.current && !isWithin(ref.current)) put.current();
    stood.current = false;
  }, [ref, put, lines, handing]);
  return () => void (stood.current ||= isWithin(ref.current));
}
const isWithin = (element: HTMLElement | null) => element?.matches(':focus-within') === true;
/** A photo is taken again, a file is chosen again. */
const retakes = (touch: boolean, file: File | undefined) => touch && (!file || isPicture(file));

/** Without the files that the screen has since taken out of the value. */
function useShownLines(lines: readonly UploadLine[], value: unknown): readonly UploadLine[] {
  const [first] = useState(value);
  if (value === first) return lines;
  const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
  return lines.filter(({ key }) => key === undefined || keys.includes(key));
}

function hintOf(t: T<'form'>, limits: Limits, types: string): string {
  const params = { types, size: sizeText(limits.maxBytes), files: limits.maxFiles };
  return t(limits.maxFiles > 1 ? 'upload.hintMany' : 'upload.hint', params);
}

function unfinished(lines: readonly UploadLine[]): FieldError | undefined {
  if (lines.some(({ state }) => state === 'sending')) return { rule: 'uploadRunning' };
  if (lines.some(({ state }) => state === 'failed' || state === 'stopped')) return { rule: 'uploadUnfinished' };
  return undefined;
}
