/**
 * PGlite parses and plans each statement anew, which costs more than most of ours take to run. Here one with parameters that is asked
 * again keeps its plan under a name, as on PostgreSQL (D-447), and goes through PGlite's protocol in one piece instead of six.
 */
import { parse, protocol, type PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { statementNames } from '../transactions/statement-names.ts';

const { serialize } = protocol;
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Prepared = { readonly types: readonly number[]; readonly columns: Messages; uses: number };

/** A plan is made for tables as large as they were: nothing else makes PGlite look again but the hourly vacuum. */
const usesOfAPlan = 500;
const plainOptions: ReadonlySet<string> = new Set(['rowMode', 'parsers']);

export function withPreparedStatements(lite: PGlite): PGlite {
  const nameOf = statementNames();
  const known = new Map<string, Prepared>();
  const send = (messages: readonly Uint8Array[]) =>
    lite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  async function prepare(name: string, text: string): Promise<Prepared> {
    known.delete(name);
    const messages = await send([
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const columns = messages.filter((message) => message.name === 'rowDescription');
    const made = { types: parse.parseDescribeStatementResults(messages), columns, uses: 0 };
    known.set(name, made);
    return made;
  }

  async function run<R>(name: string, text: string, values: readonly unknown[], options: QueryOptions): Promise<Results<R>> {
    const before = known.get(name);
    const statement = before && before.uses < usesOfAPlan ? before : await prepare(name, text);
    statement.uses += 1;
    const written = values.map((value, nth) => writtenAs(lite, statement.types[nth], value));
    try {
      const answered = await send([serialize.bind({ statement: name, values: written }), serialize.execute({})]);
      return parse.parseResults([...statement.columns, ...answered], lite.parsers, options)[0] as Results<R>;
    } catch (fault) {
      known.delete(name); // its plan may be of a table that has changed
      throw fault;
    }
  }

  type Query = PGlite['query'];
  const preparing =
    (plain: Query, inTurn: <T>(work: () => Promise<T>) => Promise<T>): Query =>
    async <R>(text: string, values: readonly unknown[] = [], options: QueryOptions = {}) => {
      const name = values.length > 0 && Object.keys(options).every((each) => plainOptions.has(each)) ? nameOf(text) : '';
      return name === '' ? plain<R>(text, [...values], options) : inTurn(() => run<R>(name, text, values, options));
    };

  const inQuery = <T>(work: () => Promise<T>) => lite._runExclusiveQuery(work);
  const transaction = lite.transaction.bind(lite);
  lite.query = preparing(lite.query.bind(lite), (work) => lite._runExclusiveTransaction(() => inQuery(work)));
  lite.transaction = (work) =>
    transaction((tx) => {
      const query = preparing(tx.query.bind(tx), (statement) =>
        tx.closed ? Promise.reject(new Error('Transaction is closed')) : inQuery(statement),
      );
      return work(Object.create(tx, { query: { value: query } }) as Transaction);
    });
  return lite;
}

type Writable = string | number | bigint | boolean;

function writtenAs(lite: PGlite, type: number | undefined, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const serializer = type === undefined ? undefined : lite.serializers[type];
  return serializer?.(value) ?? (value as Writable).toString();
}
