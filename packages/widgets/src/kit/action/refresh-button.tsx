/** Asks, or begins, again. Apart from button.tsx, which brings every drawing. */
import { Drawing } from '../icon/drawing.tsx';
import { refreshShape } from '../icon/first-shapes.ts';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';

export const RefreshButton = (props: Omit<PlainButtonProps, 'lead'>) => <PlainButton {...props} lead={<Drawing shape={refreshShape} />} />;
