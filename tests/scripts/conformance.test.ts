import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../support/runCommand.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function judged(valid: readonly string[], invalid: readonly string[]) {
  const group = { title: 'a limit', schema: { type: 'string', maxLength: 2 }, valid, invalid };
  const file = { keyword: 'maxLength', groups: [{ ...group, drafts: ['2020-12'] }] };
  writeFileSync(join(folder, 'maxLength.json'), JSON.stringify(file));
  return runCommand('conformance.ts', ['--cases', folder]);
}

it('conformance: exits with 0 and prints the table when every verdict is that of the case', async () => {
  const { code, output } = await judged(['ab'], ['abc']);
  expect([code, output]).toEqual([
    0,
    expect.stringContaining('| `maxLength` | – | – | – | – | 2 |'),
  ]);
});

it('conformance: exits with 1 and prints the value when a planted verdict is wrong', async () => {
  const { code, output } = await judged(['ab', 'abc'], []);
  expect(code).toBe(1);
  expect(output).toContain(
    'wrong: 2020-12 maxLength: a limit (field), "abc", standard: valid, form: invalid',
  );
});
