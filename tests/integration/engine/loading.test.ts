import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ENGINE = join(import.meta.dirname, '../../../engine/index.ts');

/**
 * Formatters that an old phone takes long to create: a tenth of a second before the first field can
 * be used.
 */
const SLOW = ['NumberFormat', 'DateTimeFormat', 'Collator', 'Segmenter', 'PluralRules'];

it('engine: makes nothing of Intl when it is loaded, before anything asks for it', () => {
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
