/** What a chart shows, in a table, newest first; it scrolls in the chart's place. */
import * as look from './chart.css.ts';

type ChartTableProps = {
  readonly name: string;
  readonly heads: readonly string[];
  /** The first cell of each names its row. */
  readonly rows: readonly (readonly string[])[];
};

export function ChartTable({ name, heads, rows }: ChartTableProps) {
  return (
    <div className={look.scroll} role="region" aria-label={name} tabIndex={0}>
      <table className={look.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
