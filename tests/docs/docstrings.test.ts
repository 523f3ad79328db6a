import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/command/run.ts';
import { type Example, moduleAt, readModule } from './support/docstrings.ts';
import { type ExampleScope, exampleScope } from './support/exampleScope.ts';
import { requiredFunctions } from './support/requiredFunctions.ts';
import { importModule, runExample } from './support/runExample.ts';

const SOURCES = '{engine,renderer,server,scripts}/**/*.{ts,tsx}';

/** A file with its examples. */
type Documented = readonly [file: string, examples: readonly Example[]];

function documentedFiles(): readonly Documented[] {
  return globSync(SOURCES, { cwd: ROOT }).flatMap((file): readonly Documented[] => {
    // Most files have no example, so they need no parsing.
    if (!readFileSync(join(ROOT, file), 'utf8').includes('@example')) return [];
    const { examples } = moduleAt(file);
    return examples.length > 0 ? [[file, examples]] : [];
  });
}

let shared: ExampleScope;
beforeAll(async () => {
  shared = await exampleScope();
});

it.each(documentedFiles())('docstrings: the examples of %s are true', async (file, examples) => {
  const scope = { ...shared, ...(await importModule(file)) };
  const faults: string[] = [];
  for (const example of examples) faults.push(...(await runExample(example, scope, file)));
  expect(faults.map((fault) => `${file}:${fault}`)).toEqual([]);
});

it('docstrings: every engine function that other rooms import has an example', () => {
  const functions = requiredFunctions();
  const without = functions.filter(({ hasExample }) => !hasExample);
  expect(functions.length).toBeGreaterThan(200);
  expect(without.map(({ file, line, name }) => `${file}:${line}: ${name}`)).toEqual([]);
});

describe('runExample', () => {
  const run = (code: string) =>
    runExample(
      { line: 6, code: `\n${code}` },
      { twice: (n: number) => n * 2, refuse },
      'engine/index.ts',
    );

  function refuse() {
    throw new RangeError('too large');
  }

  it.each([
    'twice(2); // 4',
    'twice(2) // 4: an explanation: with a colon',
    "({ a: [twice(-1)], b: 'x: y' }); // { a: [-2], b: 'x: y' }: an explanation",
    "refuse(); // throws RangeError('too large')",
    'const two = 2 as const;\ntwice(two); // 4',
    "import { charsOf as of } from './rules/charsOf.ts';\nof('陳'); // 1",
    "import { formatHkid } from '#engine';\nformatHkid('A1234563');\n// 'A123456(3)'",
  ])('accepts %j', async (code) => {
    expect(await run(code)).toEqual([]);
  });

  it.each([
    ['twice(2); // 5', '7: twice(2); is 4, not 5'],
    ['twice(1); // 2\ntwice(2); // 5', '8: twice(2); is 4, not 5'],
    ["twice(2); // '4'", "7: twice(2); is 4, not '4'"],
    ['twice(2);', '7: twice(2); is 4, and has no comment with its value'],
    ['twice(2); // four', '7: twice(2); is 4; the comment begins with no literal: four'],
    ["refuse(); // throws Error('too large')", '7: refuse(); throws RangeError: too large'],
    ["twice(2); // throws RangeError('no')", "7: twice(2); is 4, not throws RangeError('no')"],
    ['twice(2; // 4', '6: cannot parse the example'],
    ['', '6: the example has no expression'],
    ['const two = half(4);\ntwice(two); // 4', '6: the example fails with ReferenceError: half'],
  ])('refuses %j', async (code, fault) => {
    const faults = await run(code);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it('refuses an example on the line of its tag', async () => {
    const faults = await runExample({ line: 6, code: 'Math.abs(-1); // 1' }, {}, '');
    expect(faults).toEqual(['6: the example must start on the line after its tag']);
  });
});

describe('readModule', () => {
  it('finds the line and the code of an example, up to the next tag', () => {
    const source =
      '/**\n * Doubles.\n *\n * @example\n * twice(2); // 4\n * @see x\n */\nconst a = 1;';
    expect(readModule('a.ts', source).examples).toEqual([{ line: 4, code: '\ntwice(2); // 4' }]);
  });

  it('finds each of several examples of a docstring', () => {
    const source = '/** @example\n * a(); // 1\n * @example\n * a(); // 2\n */\nconst a = 1;';
    expect(readModule('a.ts', source).examples).toEqual([
      { line: 1, code: '\na(); // 1' },
      { line: 3, code: '\na(); // 2' },
    ]);
  });

  it('distinguishes exported functions with an example from those without', () => {
    const example = '/**\n * @example\n * a(); // 1\n */\n';
    const source = `${example}export function a() {}\n/** B */\nexport const b = () => 1;\nfunction c() {}`;
    expect(readModule('a.ts', source).functions).toEqual([
      { name: 'a', line: 5, hasExample: true },
      { name: 'b', line: 7, hasExample: false },
    ]);
  });
});
