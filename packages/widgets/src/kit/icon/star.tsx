/** A favourite's star. Apart from the other shapes: its long path would weigh on the sign-in page. */
import { Drawing } from './drawing.tsx';
import { starShape } from './star-shape.ts';

export const Star = () => <Drawing shape={starShape} />;
