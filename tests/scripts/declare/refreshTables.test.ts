import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/command/run.ts';
import { refreshTables } from '../../../scripts/declare/refreshTables.ts';

const TABLE = 'engine/definition/widgetTypes.generated.ts';
const RULE = 'engine/rules/hkid.ts';
let root = '';

/** Creates a project with one rule, the widgets of one folder, and the schemas. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tables-'));
  const widget = 'renderer/widgets/email';
  for (const path of ['schemas', 'biome.json', 'package.json', RULE, widget]) {
    await cp(join(ROOT, path), join(root, path), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const folder of ['engine/compiler/source', 'engine/definition', 'renderer/form']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  for (const folder of ['lazy', 'nodes']) await mkdir(join(root, 'renderer/form', folder));
});
afterAll(() => rm(root, { recursive: true }));

it('refreshTables: writes every table, then reports no stale table', async () => {
  expect(await refreshTables(root, true)).toContain(
    `${TABLE} is stale: run node scripts/generate-types.ts`,
  );
  expect(await refreshTables(root, false)).toEqual([]);
  expect(await refreshTables(root, true)).toEqual([]);
  expect(await readFile(join(root, TABLE), 'utf8')).toContain("email: ['email', 'text'],");
});

it('refreshTables: reports a stale table in a check, and writes it otherwise', async () => {
  const fresh = await readFile(join(root, TABLE), 'utf8');
  await writeFile(join(root, TABLE), `${fresh}// planted`);
  expect(await refreshTables(root, true)).toEqual([
    `${TABLE} is stale: run node scripts/generate-types.ts`,
  ]);
  expect(await readFile(join(root, TABLE), 'utf8')).toBe(`${fresh}// planted`);
  expect(await refreshTables(root, false)).toEqual([]);
  expect(await readFile(join(root, TABLE), 'utf8')).toBe(fresh);
});

it('refreshTables: reports the faults of declarations with file and remedy', async () => {
  const twin = (await readFile(join(root, RULE), 'utf8')).replace(
    "keyword: 'hkid'",
    "keyword: 'x'",
  );
  await writeFile(join(root, 'engine/rules/x.ts'), twin);
  expect(await refreshTables(root, false)).toEqual([
    'engine/rules/x.ts has the order 10 of engine/rules/hkid.ts: choose a free number, such as 20',
    'engine/rules/x.ts names its function "isValidHkid" as engine/rules/hkid.ts does: rename one',
  ]);
});
