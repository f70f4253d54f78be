import { Drawing } from './drawing.tsx';
import { attachShape, noteShape } from './sheet-shapes.ts';

export const Attached = () => <Drawing shape={attachShape} small />;
export const Noted = () => <Drawing shape={noteShape} small />;
