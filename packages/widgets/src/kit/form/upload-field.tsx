/** One file or several for a slot of the policy: types and size first, then a line for each file (DESIGN.md §5 Upload). */
import type { Slot } from '@bankside/core/rules/policy.ts';
import { useRef, useState, type DragEvent, type RefObject } from 'react';
import { Button } from '../button.tsx';
import { hidden } from '../text.css.ts';
import { useLanguage, useT, type T } from '../words.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldError } from './form-errors.ts';
import { UploadLines, type SayError } from './upload-lines.tsx';
import { accept, limitsOf, sizeText, typeWords, type Limits } from './upload-file.ts';
import * as look from './upload-field.css.ts';
import { useUploads, type KeptFile, type SendFile, type UploadLine } from './use-uploads.ts';
import { useErrorText, useField, useForm, type FieldProps } from './use-form.ts';

type Props = FieldProps & {
  /** Which limits hold; `many` slots give a list of keys, the others one key. */
  readonly slot: Slot;
  /** Takes one file although the slot allows several. */
  readonly single?: boolean;
  readonly send: SendFile;
  /** Files that the bank has already, for a draft. */
  readonly kept?: readonly KeptFile[];
};

export function UploadField({ slot, single = false, send, kept = [], hint, ...props }: Props) {
  const t = useT('form');
  const form = useForm();
  const limits: Limits = single ? { ...limitsOf(slot), maxFiles: 1 } : limitsOf(slot);
  const many = limits.maxFiles > 1;
  const uploads = useUploads({
    form,
    name: props.name,
    limits,
    send,
    kept,
    changed: (keys) => form.set(props.name, many ? keys : (keys[0] ?? '')),
  });
  const language = useLanguage();
  const types = typeWords(limits, language);
  const errorText = useErrorText();
  const say: SayError = (error) => errorText({ ...error, params: { types, ...error.params } });
  const said = [hintOf(t, limits, types), hint].filter(Boolean).join(' · ');
  const field = useField(
    { ...props, hint: said },
    {
      empty: many ? nothing : '',
      check: () => unfinished(uploads.current()),
      focus: () => field.ref.current?.querySelector('button')?.focus(),
    },
  );
  const lines = useStanding(uploads.lines, field.value);
  const full = lines.filter(({ state }) => state !== 'refused').length >= limits.maxFiles;
  const add = (files: readonly File[]) => void uploads.add(files);
  return (
    <FieldFrame field={field} group="group" {...props} hint={said}>
      <div ref={field.ref as RefObject<HTMLDivElement | null>} className={look.hold}>
        {!full && (
          <DropArea many={many} limits={limits} onFiles={add} described={field.aria['aria-describedby']} bad={field.error !== undefined} />
        )}
        <UploadLines
          {...uploads}
          lines={lines}
          sayError={say}
          onRemoved={() => setTimeout(() => field.ref.current?.querySelector('button')?.focus())}
        />
        <Announcer lines={lines} sayError={say} />
      </div>
    </FieldFrame>
  );
}

const nothing: readonly string[] = [];

/** Without the files that the screen has since taken out of the value. */
function useStanding(lines: readonly UploadLine[], value: unknown): readonly UploadLine[] {
  const first = useRef(value);
  if (value === first.current) return lines;
  const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
  return lines.filter(({ key }) => key === undefined || keys.includes(key));
}

function hintOf(t: T, limits: Limits, types: string): string {
  const params = { types, size: sizeText(limits.maxBytes), files: limits.maxFiles };
  return t(limits.maxFiles > 1 ? 'upload.hintMany' : 'upload.hint', params);
}

function unfinished(lines: readonly UploadLine[]): FieldError | undefined {
  if (lines.some(({ state }) => state === 'sending')) return { rule: 'uploadRunning' };
  if (lines.some(({ state }) => state === 'failed' || state === 'stopped')) return { rule: 'uploadUnfinished' };
  return undefined;
}

type AreaProps = {
  readonly many: boolean;
  readonly limits: Limits;
  readonly onFiles: (files: readonly File[]) => void;
  readonly described: string | undefined;
  readonly bad: boolean;
};

function DropArea({ many, limits, onFiles, described, bad }: AreaProps) {
  const t = useT('form');
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget: input }: { readonly currentTarget: HTMLInputElement }) => {
    onFiles([...(input.files ?? [])]);
    input.value = ''; // the same file can be chosen again
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    onFiles([...event.dataTransfer.files].slice(0, many ? undefined : 1));
  };
  return (
    <div
      className={look.drop}
      data-over={over ? '' : undefined}
      data-bad={bad ? '' : undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <Button compact icon="upload" aria-describedby={described} onClick={() => picker.current?.click()}>
        {t(many ? 'upload.chooseMany' : 'upload.choose')}
      </Button>
      <span className={look.camera}>
        <Button compact icon="camera" onClick={() => camera.current?.click()}>
          {t('upload.camera')}
        </Button>
      </span>
      <span className={look.dropText}>{t(many ? 'upload.dropMany' : 'upload.drop')}</span>
      <input ref={picker} type="file" hidden multiple={many} accept={accept(limits)} onChange={take} />
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={take} />
    </div>
  );
}

/** Says each outcome once. */
function Announcer({ lines, sayError }: { readonly lines: readonly UploadLine[]; readonly sayError: SayError }) {
  const t = useT('form');
  const say = ({ name, state, error, file }: UploadLine) => {
    if (!file) return ''; // there from the beginning
    if (state === 'received') return t('upload.arrived', { name });
    return error ? `${name}: ${sayError(error)}` : '';
  };
  return (
    <span className={hidden} role="status">
      {lines.map(say).filter(Boolean).at(-1) ?? ''}
    </span>
  );
}
