/** Where a file is asked for: a row of ways at a desk, the frame of a camera under a finger (DES-31). */
import { useImperativeHandle, useRef, useState, type DragEvent, type ReactNode, type Ref, type RefObject } from 'react';
import { Button } from '../../action/button.tsx';
import { linkButton } from '../../action/link.css.ts';
import { useT } from '../../words.tsx';
import { accept, type Limits } from './upload-file.ts';
import * as look from './upload-field.css.ts';

/** Opens the system's own way to a file. */
export type Pickers = { readonly choose: () => void; readonly shoot: () => void };

export function FilePickers({
  limits,
  onFiles,
  ref,
}: {
  readonly limits: Limits;
  readonly onFiles: (files: readonly File[]) => void;
  readonly ref: Ref<Pickers>;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ choose: () => picker.current?.click(), shoot: () => camera.current?.click() }), []);
  const take = ({ currentTarget: input }: { readonly currentTarget: HTMLInputElement }) => {
    const files = [...(input.files ?? [])];
    input.value = ''; // the same file can be chosen again
    if (files.length) onFiles(files);
  };
  return (
    <>
      <input ref={picker} type="file" hidden multiple={limits.maxFiles > 1} accept={accept(limits)} onChange={take} />
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={take} />
    </>
  );
}

type HoldProps = {
  readonly many: boolean;
  readonly hold: RefObject<HTMLDivElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

/** All of the field takes what is dropped, so that a file can be laid upon the one that it replaces. */
export function DropHold({ many, hold, onFiles, children }: HoldProps) {
  const [over, setOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    const files = [...event.dataTransfer.files].slice(0, many ? undefined : 1);
    if (files.length) onFiles(files);
  };
  return (
    <div ref={hold} className={look.hold} data-over={over ? '' : undefined} onDragOver={drag(true)} onDragLeave={drag(false)} onDrop={drop}>
      {children}
    </div>
  );
}

type AreaProps = Pickers & { readonly many: boolean; readonly described: string | undefined; readonly bad: boolean };

/** At a desk. `more`: another way beside these. */
export function DropArea({ many, described, bad, choose, more }: Omit<AreaProps, 'shoot'> & { readonly more?: ReactNode }) {
  const t = useT('form');
  return (
    <div className={look.drop} data-bad={bad ? '' : undefined}>
      <Button compact icon="upload" aria-describedby={described} onClick={choose}>
        {t(many ? 'upload.chooseMany' : 'upload.choose')}
      </Button>
      {more}
      <span className={look.dropText}>{t(many ? 'upload.dropMany' : 'upload.drop')}</span>
    </div>
  );
}

/** The frame that waits for a photo of a document; a file is the second way. */
export function CameraFrame({ many, described, bad, choose, shoot }: AreaProps) {
  const t = useT('form');
  return (
    <div className={many ? look.row : look.frame} data-bad={bad ? '' : undefined}>
      <Button icon="camera" aria-describedby={described} onClick={shoot}>
        {t('upload.camera')}
      </Button>
      <button type="button" className={`${linkButton} ${look.second}`} aria-describedby={described} onClick={choose}>
        {t(many ? 'upload.chooseMany' : 'upload.choose')}
      </button>
    </div>
  );
}
