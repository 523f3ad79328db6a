import { say } from '../command/run.ts';
import { withTestSchema } from '../test/withTestSchema.ts';

/** A benchmark of a portal on one store. */
export interface StoreBench<Figures> {
  /** Measures with the embedded store, or with the PostgreSQL of `databaseUrl`. */
  readonly measure: (store: { readonly databaseUrl?: string }) => Promise<Figures>;
  /** Returns the lines of the figures for the terminal. */
  readonly report: (figures: Figures) => readonly string[];
  /** A part of the schema's name on PostgreSQL. */
  readonly label: string;
}

/**
 * Measures with the embedded store and, with the option `--postgres`, with PostgreSQL. Prints the
 * figures of each store, or the reason why there is no PostgreSQL.
 *
 * @param withSchema finds a PostgreSQL; a test replaces it
 * @returns the figures of each measured store
 */
export async function measureStores<Figures>(
  options: readonly string[],
  { measure, report, label }: StoreBench<Figures>,
  withSchema: typeof withTestSchema = withTestSchema,
): Promise<readonly Figures[]> {
  const embedded = await measure({});
  for (const line of report(embedded)) say(line);
  if (!options.includes('--postgres')) return [embedded];
  const measured = await withSchema(label, ({ address }) => measure({ databaseUrl: address }));
  if ('missing' in measured) {
    say(`PostgreSQL: not measured, ${measured.missing}`);
    return [embedded];
  }
  for (const line of report(measured.value)) say(line);
  return [embedded, measured.value];
}
