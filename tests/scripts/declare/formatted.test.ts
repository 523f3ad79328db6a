import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/command/run.ts';
import { formatted } from '../../../scripts/declare/formatted.ts';

it('formatted: formats and sorts like the project, with any characters', async () => {
  const text = `import { b } from './b.ts';\nimport { a } from './a.ts';\nexport const c = [a, b, "陳"]`;
  expect(await formatted(ROOT, 'scripts/x.ts', text)).toBe(
    `import { a } from './a.ts';\nimport { b } from './b.ts';\nexport const c = [a, b, '陳'];\n`,
  );
});

it('formatted: reports that Biome cannot run', async () => {
  await expect(formatted('/no/such/folder', 'scripts/x.ts', '')).rejects.toThrow(
    'Cannot format scripts/x.ts',
  );
});
