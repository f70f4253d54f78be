/** One line of what needs a person: what it is, why, and where it is done. */
import type { ReactNode } from 'react';
import { Status } from '../../kit/data/status.tsx';
import * as look from './home.css.ts';

type Props = { readonly name: string; readonly note: string; readonly figure?: ReactNode; readonly act: ReactNode };

export const TaskRow = ({ name, note, figure, act }: Props) => (
  <li className={look.task}>
    <Status tone="attention" glyph="circle">
      {''}
    </Status>
    <span className={look.taskText}>
      <b className={look.taskName}>{name}</b> <span className={look.taskNote}>{note}</span>
    </span>
    {figure}
    <span className={look.taskAct}>{act}</span>
  </li>
);
