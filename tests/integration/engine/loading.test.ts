import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ENGINE = join(import.meta.dirname, '../../../engine/index.ts');

/**
 * Formatters that are slow to create on an old phone: they delay the first field by a tenth of a
 * second.
 */
const SLOW = ['NumberFormat', 'DateTimeFormat', 'Collator', 'Segmenter', 'PluralRules'];

it('engine: creates no Intl formatter on import, only on first use', () => {
  const script = `
    const made = [];
    for (const name of ${JSON.stringify(SLOW)}) {
      Intl[name] = new Proxy(Intl[name], {
        construct: (target, given) => (made.push(name), Reflect.construct(target, given)),
      });
    }
    const { formatAmount } = await import(${JSON.stringify(ENGINE)});
    const atLoad = [...made];
    formatAmount(123400);
    console.log(JSON.stringify({ atLoad, later: made }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(JSON.parse(output.toString())).toEqual({ atLoad: [], later: ['NumberFormat'] });
});
