import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Example } from '../../../playground/model/examples.ts';
import { loadExample } from '../../../playground/model/examples.ts';
import { zipFolder } from '../../../playground/model/zipFolder.ts';
import { checkFolder } from '../../../server/forms/check/checkFolder.ts';
import { openWorkbench, type Workbench } from '../../../server/forms/compiler/Workbench.ts';

let workbench: Workbench;
let formsDir: string;

beforeAll(async () => {
  workbench = await openWorkbench();
  formsDir = await mkdtemp(join(tmpdir(), 'playground-'));
});
afterAll(async () => {
  await workbench.close();
  await rm(formsDir, { recursive: true, force: true });
});

it.each<[Example, string]>([
  ['booking', 'BOOKING'],
  ['FIRST', 'FIRST'],
  ['ORDERS', 'ORDERS'],
  ['COAP', 'COAP'],
])('zipFolder: the unpacked folder of %s passes forms:check', async (example, code) => {
  const files = unzipSync(zipFolder(await loadExample(example)));
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(formsDir, path)), { recursive: true });
    await writeFile(join(formsDir, path), strFromU8(bytes));
  }
  expect(Object.keys(files)).toContain(`${code}/schema.json`);
  const findings = await checkFolder(workbench, formsDir, code);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('zipFolder: leaves out empty files and ends each text with a line break', () => {
  const files = { 'schema.json': '{}', 'ui.json': '' };
  const unpacked = unzipSync(zipFolder({ code: 'MYFORM', files }));
  expect(Object.keys(unpacked)).toEqual(['MYFORM/schema.json']);
  expect(strFromU8(unpacked['MYFORM/schema.json'] ?? new Uint8Array())).toBe('{}\n');
});
