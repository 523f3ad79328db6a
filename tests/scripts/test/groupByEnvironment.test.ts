import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { groupByEnvironment } from '../../../scripts/test/groupByEnvironment.ts';

const folder = mkdtempSync(join(tmpdir(), 'landform-environments-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, source: string, project = 'unit') {
  const moduleId = join(folder, name);
  writeFileSync(moduleId, source);
  return { project: { name: project }, moduleId };
}

it('groupByEnvironment: groups files by environment and keeps their order', () => {
  const page = '// @vitest-environment jsdom\n';
  const files = [
    file('a', `${page}import 'a';`),
    file('b', "import 'b';"),
    file('c', page),
    file('d', "import 'd'; // @vitest-environment jsdom"),
    file('e', page),
  ];
  const names = groupByEnvironment(files).map(({ moduleId }) => basename(moduleId));
  expect(names).toEqual(['a', 'c', 'e', 'b', 'd']);
});

it('groupByEnvironment: keeps the files of each project together', () => {
  const files = [file('f', '', 'one'), file('g', '', 'one'), file('h', '', 'two')];
  expect(groupByEnvironment(files)).toEqual(files);
});
