import { describe, expect, it } from 'vitest';
import { compileRelease, versionOf } from '../../../../server/forms/compare/compileRelease.ts';
import { TEXT } from '../../support/formVersion.ts';
import { COMPILING, compiledVersion, releasedFolder } from '../../support/releasedFolder.ts';

const CODE = 'LR999';
const VERSIONS = { 1: { a: TEXT }, 2: { a: TEXT, b: TEXT }, 10: { c: TEXT } };

/** Compiles a released version, and returns its fields, or the reason for a failure. */
async function fieldsOf(version?: number, code = CODE, more: object = {}) {
  const { formsDir, releases } = await releasedFolder(VERSIONS);
  const all = { ...releases, ...more };
  const found = await compileRelease(COMPILING, formsDir, all, { code, version });
  return typeof found === 'string' ? found : found.plan.root.children.map(({ key }) => key);
}

describe('compileRelease', () => {
  it.each([
    [1, ['a']],
    [2, ['a', 'b']],
    [undefined, ['c']],
    [3, 'not-released'],
  ])('compiles version %s; the newest without a number', async (version, expected) => {
    expect(await fieldsOf(version)).toEqual(expected);
  });

  it('distinguishes a form without releases, and a release that was not stored', async () => {
    expect(await fieldsOf(undefined, 'LR1')).toBe('not-released');
    expect(await fieldsOf(undefined, 'constructor')).toBe('not-released');
    expect(await fieldsOf(1, 'LR2', { LR2: { 1: 'a'.repeat(64) } })).toBe('not-kept');
  });

  it('returns not-compiled for a release that does not compile any more', async () => {
    const { formsDir, releases } = await releasedFolder(VERSIONS);
    const workbench = { ...COMPILING, compile: () => ({ diagnostics: [] }) as never };
    const wish = { code: CODE, version: 1 };
    expect(await compileRelease(workbench, formsDir, releases, wish)).toBe('not-compiled');
  });
});

describe('versionOf', () => {
  it('returns the sources of a compiled form, and nothing for any other', () => {
    const compiled = compiledVersion({ a: TEXT }, 4);
    expect(versionOf(compiled)).toMatchObject({
      files: { manifest: { code: CODE, version: 4 } },
      shared: { defs: {}, tables: {} },
      plan: { version: 4 },
      compiled,
    });
    const { plan: _, ...failed } = compiled;
    expect(versionOf(failed as typeof compiled)).toBeUndefined();
  });
});
