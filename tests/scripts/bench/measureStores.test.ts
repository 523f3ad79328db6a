import { describe, expect, it } from 'vitest';
import { measureStores } from '../../../scripts/bench/measureStores.ts';
import type { withTestSchema } from '../../../scripts/test/withTestSchema.ts';
import { printedLines } from '../support/printedLines.ts';

const lines = printedLines();
const labels: string[] = [];

/** A benchmark whose figures are the store. */
const BENCH = {
  measure: async ({ databaseUrl = 'embedded' }: { readonly databaseUrl?: string }) => databaseUrl,
  report: (figures: string) => [`figures of ${figures}`],
  label: 'payment',
};

/** Replaces PostgreSQL by an address, or by the reason for its absence. */
const schema = (missing?: string) =>
  (async (label: string, work: (at: { readonly address: string }) => Promise<unknown>) => {
    labels.push(label);
    return missing === undefined ? { value: await work({ address: 'postgres://x' }) } : { missing };
  }) as typeof withTestSchema;

describe('measureStores', () => {
  it('measures the embedded store only, without an option', async () => {
    labels.length = 0;
    expect(await measureStores(['--seconds=1'], BENCH, schema())).toEqual(['embedded']);
    expect([lines(), labels]).toEqual([['figures of embedded'], []]);
  });

  it('measures PostgreSQL too with --postgres', async () => {
    const figures = await measureStores(['--postgres'], BENCH, schema());
    expect(figures).toEqual(['embedded', 'postgres://x']);
    expect(lines()).toEqual(['figures of embedded', 'figures of postgres://x']);
    expect(labels.at(-1)).toBe('payment');
  });

  it('prints why PostgreSQL is not measured', async () => {
    expect(await measureStores(['--postgres'], BENCH, schema('no package'))).toEqual(['embedded']);
    expect(lines().at(-1)).toBe('PostgreSQL: not measured, no package');
  });
});
