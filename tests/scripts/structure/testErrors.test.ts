import { describe, expect, it } from 'vitest';
import {
  type TestedProject,
  testErrors,
  untestedSources,
} from '../../../scripts/structure/testErrors.ts';

const LOGIC = 'export const a = (on) => (on ? 1 : 0);';

function projectOf(
  sources: Readonly<Record<string, string>>,
  more: Partial<TestedProject> = {},
): TestedProject {
  return {
    sources: new Map(Object.entries(sources)),
    tests: [],
    shown: new Set(),
    ...more,
  };
}

describe('testErrors', () => {
  it('accepts a file with a mirrored test, and a file without logic', () => {
    const sources = { 'engine/a.ts': LOGIC, 'engine/b.ts': 'export const b = 1;' };
    expect(testErrors(projectOf(sources, { tests: ['tests/engine/a.test.ts'] }))).toEqual([]);
  });

  it('accepts several tests of one file, split by suite', () => {
    const tests = ['tests/server/a.documents.test.ts', 'tests/server/a.postgres.test.ts'];
    expect(testErrors(projectOf({ 'server/a.ts': LOGIC }, { tests }))).toEqual([]);
  });

  it('accepts tests outside the rooms', () => {
    const tests = ['tests/integration/engine/b.test.ts', 'tests/api/c.test.ts'];
    expect(testErrors(projectOf({}, { tests }))).toEqual([]);
  });

  it('accepts a walk that mirrors a file, and refuses one that mirrors none', () => {
    const tests = ['tests/e2e/scripts/a.spec.ts', 'tests/e2e/scripts/b.spec.ts'];
    expect(testErrors(projectOf({ 'scripts/a.ts': LOGIC }, { tests }))).toEqual([
      'tests/e2e/scripts/b.spec.ts mirrors no source file: name it after the file that it tests, or move it to tests/integration/scripts',
    ]);
  });

  it('refuses a test that mirrors no source file', () => {
    expect(testErrors(projectOf({}, { tests: ['tests/engine/low/b.test.ts'] }))).toEqual([
      'tests/engine/low/b.test.ts mirrors no source file: name it after the file that it tests, or move it to tests/integration/engine/low',
    ]);
  });

  it("refuses a file with logic but no test, and names the test's path", () => {
    expect(testErrors(projectOf({ 'renderer/A.tsx': LOGIC }))).toEqual([
      'renderer/A.tsx has logic, but no test: add tests/renderer/A.test.tsx',
    ]);
  });
});

describe('untestedSources', () => {
  it('counts a component in a story as tested, but no other module', () => {
    const sources = { 'renderer/A.tsx': LOGIC, 'renderer/b.ts': LOGIC };
    const shown = new Set(Object.keys(sources));
    expect(untestedSources(projectOf(sources, { shown }))).toEqual(['renderer/b.ts']);
  });
});
