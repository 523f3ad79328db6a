import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormData, JsonObject } from '#engine';
import { checkFolder } from '../../../../server/forms/check/checkFolder.ts';
import { lineOf } from '../../../../server/forms/check/Finding.ts';
import { compileAll } from '../../../../server/forms/compileAll.ts';
import { openWorkbench, type Workbench } from '../../../../server/forms/compiler/Workbench.ts';
import { createFormCatalogue } from '../../../../server/forms/createFormCatalogue.ts';
import { readForm } from '../../../../server/forms/source/readFormFiles.ts';
import { formInUse } from '../../../engine/support/makeForm.ts';
import { memoryDefinitions, NOW } from '../../../support/testApp.ts';

const CODE = 'PARCELS';
const SLOW = '^(a+)+$';
const HOSTILE = `${'a'.repeat(40)}!`;

describe('a form of an external schema with slow patterns', () => {
  let folder = '';
  let workbench: Workbench;
  beforeAll(async () => {
    workbench = await openWorkbench();
  });
  afterAll(() => workbench.close());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landform-patterns-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (properties: JsonObject, more: JsonObject = {}) => {
    const dir = join(folder, 'forms', CODE);
    mkdirSync(dir, { recursive: true });
    const schema = { type: 'object', title: 'Parcels', properties, ...more };
    writeFileSync(join(dir, 'schema.json'), JSON.stringify(schema));
  };
  /** Serves the form as a portal does, and returns its errors for some answers. */
  const serve = async () => {
    const catalogue = await createFormCatalogue({
      compile: compileAll,
      folders: {
        formsDirs: [join(folder, 'forms')],
        definitionsDir: join(folder, 'definitions'),
        tablesDir: undefined,
      },
      store: memoryDefinitions(),
      clock: { now: () => NOW },
      flags: new Set(),
      servesDrafts: true,
      hotline: () => '2111 1111',
    });
    const form = catalogue.current(CODE);
    if (!form) throw new Error(catalogue.withheld()[0]?.faults.join('\n'));
    const { errors } = formInUse(form);
    return (answers: FormData) => errors(answers);
  };
  const findings = async () => {
    const all = await checkFolder(workbench, join(folder, 'forms'), CODE);
    return all.filter(({ code }) => code === 'slow-pattern').map(lineOf);
  };

  it('is served and decides as the standard does: the smallest refused schema', async () => {
    write({ code: { type: 'string', maxLength: 12, pattern: '^[0-9]*-*[0-9]*$' } });
    expect(await findings()).toEqual([]);
    const errors = await serve();
    expect(errors({ code: '123-45' })).toEqual([]);
    expect(errors({ code: '--' })).toEqual([]);
    expect(errors({ code: '12a' })).toEqual(['/code validation_wrongSpellingOf 1-2']);
  });

  it('T-25: answers a hostile text of a catastrophic pattern within a second', async () => {
    write({ code: { type: 'string', maxLength: 60, pattern: SLOW } });
    expect(await findings()).toEqual([
      expect.stringMatching(/schema\.json:1:\d+ warning slow-pattern The pattern "\^\(a\+\)\+\$"/),
    ]);
    const errors = await serve();
    const startedAt = performance.now();
    expect(errors({ code: HOSTILE })).toEqual(['/code validation_wrongSpellingOf a']);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(errors({ code: 'aaa' })).toEqual([]);
  });

  it('T-25: refuses a text that cannot be decided, in every row, within a second', async () => {
    const item = { type: 'string', maxLength: 60, pattern: '^((a+)+)\\1$' };
    const items = { type: 'object', properties: { code: item } };
    write({ code: item, list: { type: 'array', maxItems: 50, items } });
    const errors = await serve();
    const startedAt = performance.now();
    expect(errors({ code: HOSTILE })).toEqual(['/code validation_tooComplex']);
    await Promise.resolve();
    const list = Array.from({ length: 50 }, () => ({ code: HOSTILE }));
    const refused = errors({ list });
    expect(performance.now() - startedAt).toBeLessThan(2000);
    expect(new Set(refused.map((each) => each.split(' ')[1]))).toEqual(
      new Set(['validation_tooComplex']),
    );
    await Promise.resolve();
    expect(errors({ code: 'aa' })).toEqual([]);
  });

  it('T-25: decides conditions with slow patterns, and refuses one that it may not decide', async () => {
    const branch = (pattern: string) => ({
      if: { properties: { code: { pattern } }, required: ['code'] },
      then: { required: ['more'] },
    });
    const properties = { code: { type: 'string', maxLength: 60 }, more: { type: 'string' } };
    write(properties, branch(SLOW));
    const errors = await serve();
    expect(errors({ code: HOSTILE })).toEqual([]);
    expect(errors({ code: 'aaa' })).toEqual(['/more validation_required']);
    write(properties, branch('^((a+)+)\\1$'));
    expect(await findings()).toEqual([
      expect.stringMatching(/ error slow-pattern The pattern .* decides a condition/),
    ]);
  });

  it('T-25: decides an answer of any shape, and its names', async () => {
    const tree = {
      type: 'object',
      patternProperties: { [SLOW]: { type: 'string', pattern: '^(b+)+$' } },
      additionalProperties: false,
    };
    write({ tree });
    const errors = await serve();
    expect(errors({ tree: { aa: 'bb' } })).toEqual([]);
    expect(errors({ tree: { [HOSTILE]: 'bb' } })[0]).toContain('validation_unknownName');
    expect(errors({ tree: { a: `${'b'.repeat(40)}!` } })[0]).toContain('wrongSpellingOf b');
  });

  it('adds nothing to a module whose patterns are proved', async () => {
    const compiled = async (pattern: string) => {
      write({ code: { type: 'string', maxLength: 12, pattern } });
      const { files } = await readForm(join(folder, 'forms'), CODE);
      if (!files) throw new Error('The folder has no form');
      return workbench.compile(files).validatorSource ?? '';
    };
    expect(await compiled('^[A-Z]{2}$')).not.toContain('PatternMatcher');
    expect(await compiled(SLOW)).toContain('PatternMatcher');
  });
});
