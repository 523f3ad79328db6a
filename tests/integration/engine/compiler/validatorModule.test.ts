import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { testsAsked } from '../../../../engine/conditions/testsAsked.ts';
import { makeFiles } from '../../../engine/support/makeForm.ts';
import { compile, importSource, readForm, readShared } from '../../../engine/support/readForms.ts';

describe('the validator module', () => {
  it('imports nothing but the rule library', () => {
    const { validatorSource = '' } = compile(readForm('LREAL1'), readShared());
    expect(validatorSource.match(/^import .*$/gm)).toHaveLength(1);
    expect(validatorSource).not.toMatch(/require\(|import\(|\beval\b|new Function|ajv\/dist/);
  });

  it('has a separate module of condition tests with the same results', async () => {
    const {
      conditionsSource = '',
      validatorSource = '',
      plan,
    } = compile(readForm('LREAL1'), readShared());
    const asked = new Set((plan?.conditions ?? []).flatMap(testsAsked));
    const { tests } = await importSource(conditionsSource);
    const { tests: all } = await importSource(validatorSource);
    expect(asked.size).toBeGreaterThan(5);
    expect(Object.keys(tests).sort()).toEqual([...asked].sort());
    for (const [name, test] of Object.entries(tests)) {
      for (const value of ['new', 'existing', 'PRN', 'Address', true, 1, ['a'], {}]) {
        expect(test(value), `${name} of ${JSON.stringify(value)}`).toBe(all[name]?.(value));
      }
    }
  });

  it('has a conditions module that imports the rule library only for a rule', async () => {
    const when = (schema: JsonObject) =>
      compile(
        makeFiles({
          id: { type: 'string' },
          more: { type: 'string', visibleWhen: { '/id': schema } },
        }),
      ).conditionsSource ?? '';
    expect(when({ const: 'a' })).not.toContain('import');
    expect(when({ maxChars: 3 })).toMatch(/^import \* as rules/);
    const { tests } = await importSource(when({ maxChars: 3 }));
    expect(Object.values(tests).map((test) => [test('abc'), test('abcd')])).toEqual([
      [true, false],
    ]);
    const none = compile(makeFiles({ id: { type: 'string' } })).conditionsSource ?? '';
    expect((await importSource(none)).tests).toEqual({});
  });

  it('runs where code generation from strings is disabled', () => {
    const { validatorSource = '', plan } = compile(readForm('LREAL1'), readShared());
    const folder = mkdtempSync(join(tmpdir(), 'validator-'));
    writeFileSync(join(folder, 'validator.mjs'), validatorSource);
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
    const engine = new URL('../../../../engine/index.ts', import.meta.url).href;
    writeFileSync(
      join(folder, 'run.mjs'),
      `import * as validator from './validator.mjs';
       import { evaluateForm } from '${engine}';
       import plan from './plan.json' with { type: 'json' };
       let forbidden = false;
       try { new Function('return 1')(); } catch { forbidden = true; }
       const { errors } = evaluateForm(plan, validator, { data: { IdNo: 'x' }, now: '2026-11-20T10:00:00+08:00' });
       process.stdout.write(JSON.stringify([forbidden, errors.length > 5]));`,
    );
    const out = execFileSync(process.execPath, [
      '--disallow-code-generation-from-strings',
      join(folder, 'run.mjs'),
    ]);
    expect(JSON.parse(out.toString())).toEqual([true, true]);
  });

  it('B-13, B-18: refuses unknown fields and oversized lists at the first fault', async () => {
    const { validatorSource = '' } = compile(readForm('LREAL1'), readShared());
    const { shape } = await importSource(validatorSource);
    expect([shape({}), shape({ nobody: 1 })]).toEqual([true, false]);
    expect(shape.errors).toHaveLength(1);
    const rows = Array.from({ length: 100_000 }, () => ({ nobody: 1 }));
    expect(shape({ orders: rows })).toBe(false);
    expect(shape.errors).toMatchObject([{ instancePath: '/orders', keyword: 'maxItems' }]);
    expect(shape({ orders: Array.from({ length: 51 }, () => ({})) })).toBe(true);
  });
});
