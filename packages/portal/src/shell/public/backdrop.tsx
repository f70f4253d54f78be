/** The drawing beside the sign-in form: a river with depths written in it. Decoration only, hidden from screen readers. */
import { course, crossing, depths } from './backdrop-shape.ts';
import * as look from './backdrop.css.ts';

const steps = [124, 213, 306];
const crossings = steps.map((step) => crossing(step, 64, 7)).join('');
const soundings = depths(6, 45, steps);

export function Backdrop() {
  return (
    <svg className={look.backdrop} viewBox="0 0 864 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d={course} className={look.banks} />
      <path d={course} className={look.water} />
      {soundings.map(({ x, y, whole, tenth }, index) => (
        <text key={index} x={x.toFixed(1)} y={y.toFixed(1)} className={look.depth}>
          {whole}
          <tspan dy="2.5" className={look.tenth}>
            {tenth}
          </tspan>
        </text>
      ))}
      <path d={crossings} className={look.crossing} />
    </svg>
  );
}
