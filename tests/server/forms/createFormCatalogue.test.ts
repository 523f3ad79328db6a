import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { DRAFT_LIFE_MS } from '#engine';
import { compileAll } from '../../../server/forms/compileAll.ts';
import { createFormCatalogue } from '../../../server/forms/createFormCatalogue.ts';
import { definitionFiles } from '../../../server/forms/definitionFiles.ts';
import { unpackDefinition } from '../../../server/forms/loadDefinition.ts';
import type { StoredDefinition } from '../../../server/ports/store/DefinitionStore.ts';
import { definitionFor } from '../../../server/services/answers/definitionFor.ts';
import { NOW } from '../../support/testApp.ts';
import { type FormsInFolder, formsInFolder } from '../support/formsInFolder.ts';

describe('createFormCatalogue', () => {
  let formsDir: FormsInFolder['formsDir'];
  let definitionsDir: FormsInFolder['definitionsDir'];
  let time: FormsInFolder['time'];
  let store: FormsInFolder['store'];
  let open: FormsInFolder['open'];
  let edit: FormsInFolder['edit'];

  beforeEach(() => {
    ({ formsDir, definitionsDir, time, store, open, edit } = formsInFolder());
  });

  it('serves a folder with only an external schema', async () => {
    cpSync('tests/fixtures/external-schemas/INVOICE', join(formsDir, 'INVOICE'), {
      recursive: true,
    });
    mkdirSync(join(formsDir, 'REMOTE'));
    const far = { type: 'object', properties: { a: { $ref: 'https://example.org/a.json' } } };
    writeFileSync(join(formsDir, 'REMOTE/schema.json'), JSON.stringify(far, null, 2));
    const catalogue = await open();
    const form = catalogue.current('INVOICE');
    expect(form?.plan.steps.map(({ id }) => id)).toEqual(['details', 'items', 'details2']);
    expect(form?.texts.en['$form.title']).toBe('Invoice');
    const [remote, ...others] = catalogue.withheld();
    expect([remote?.code, others]).toEqual(['REMOTE', []]);
    // The faults precede the assumptions.
    expect(remote?.faults[0]).toMatch(
      /REMOTE\/schema\.json:5:15 error remote-ref .* is outside this file\. Remedy: .*\$defs/,
    );
    expect(catalogue.remarks().map(({ code }) => code)).toEqual(['INVOICE']);
  });

  it('serves a compiled form, with its validator in a file for browsers', async () => {
    const catalogue = await open();
    const form = catalogue.current('LREAL1');
    expect(form?.plan.hash).toBe(form?.hash);
    expect(form?.validator.shape({})).toBe(true);
    expect(Object.keys(form?.texts ?? {})).toEqual(['en', 'zh-Hant', 'zh-Hans']);
    expect(form?.texts.en).not.toHaveProperty('$schema');
    const name = `LREAL1-${form?.hash.slice(0, 16)}`;
    const files = readdirSync(definitionsDir);
    expect(files).toEqual(
      expect.arrayContaining([`${name}.js`, `${name}.json`, `${name}.en.json`]),
    );
    const packed = readFileSync(join(definitionsDir, `${name}.json.br`));
    expect(JSON.parse(brotliDecompressSync(packed).toString())).toEqual(form?.plan);
  });

  it('does not compile an unchanged form again', async () => {
    const first = (await open()).current('LREAL1');
    const plan = join(definitionsDir, `LREAL1-${first?.hash.slice(0, 16)}.json`);
    const before = statSync(plan).mtimeMs;
    const again = (await open()).current('LREAL1');
    expect([again?.hash, statSync(plan).mtimeMs]).toEqual([first?.hash, before]);
  });

  it('T-49: serves an edited form under a new hash, and still finds the old hash', async () => {
    const catalogue = await open();
    const before = catalogue.current('LREAL1');
    edit('locales/en.json', (text) => text.replace('Owner of the property', 'Owners'));
    await catalogue.reload();
    const after = catalogue.current('LREAL1');
    expect(after?.hash).not.toBe(before?.hash);
    expect(after?.texts.en['$sections.owner.title']).toBe('Owners');
    expect((await catalogue.byHash(before?.hash ?? ''))?.texts.en['$sections.owner.title']).toBe(
      'Owner of the property',
    );
    const restarted = await createFormCatalogue({
      compile: compileAll,
      folders: { formsDirs: [formsDir], definitionsDir: `${definitionsDir}-elsewhere` },
      store,
      clock: { now: () => NOW },
      flags: new Set(),
      servesDrafts: true,
      hotline: () => '2111 1111',
    });
    expect((await restarted.byHash(before?.hash ?? ''))?.validator.shape({})).toBe(true);
  });

  it('T-27: finds no unknown hash or code', async () => {
    const catalogue = await open();
    for (const name of ['../LREAL1', '__proto__', 'constructor', '', 'lreal1']) {
      expect(catalogue.current(name)).toBeUndefined();
      expect(await catalogue.byHash(name)).toBeUndefined();
    }
  });

  it('serves a form that is copied into the folder', async () => {
    const catalogue = await open();
    cpSync('forms/LREAL1', join(formsDir, 'LR999'), { recursive: true });
    edit('manifest.json', (text) => text.replaceAll('"LREAL1"', '"LR999"'), 'LR999');
    await catalogue.reload();
    expect(catalogue.list().map(({ code }) => code)).toEqual(['LR999', 'LREAL1']);
  });

  it('withholds a broken form with the line of the fault, and serves the other forms', async () => {
    cpSync('forms/LREAL1', join(formsDir, 'LR999'), { recursive: true });
    edit('manifest.json', (text) => text.replaceAll('"LREAL1"', '"LR999"'), 'LR999');
    edit('schema.json', (text) => text.replace('"visibleWhen"', '"visibleWhenn"'), 'LR999');
    const catalogue = await open();
    expect(catalogue.list().map(({ code }) => code)).toEqual(['LREAL1']);
    const [withheld] = catalogue.withheld();
    expect(withheld?.code).toBe('LR999');
    expect(withheld?.faults.join()).toMatch(/forms\/LR999\/schema\.json:\d+:\d+ .*visibleWhenn/);
  });

  it('withholds a form with broken JSON, also without a manifest, and names the file', async () => {
    cpSync('forms/LREAL1', join(formsDir, 'LR999'), { recursive: true });
    edit('ui.json', () => '{ broken', 'LR999');
    mkdirSync(join(formsDir, 'ALONE'));
    writeFileSync(join(formsDir, 'ALONE/schema.json'), '{ broken');
    const catalogue = await open();
    const fault = (file: string) => [expect.stringMatching(`forms/${file}:1:3 error json-syntax `)];
    expect(catalogue.withheld()).toEqual([
      { code: 'ALONE', faults: fault('ALONE/schema.json') },
      { code: 'LR999', faults: fault('LR999/ui.json') },
    ]);
    expect(catalogue.list().map(({ code }) => code)).toEqual(['LREAL1']);
  });

  it('serves the last published definition of a broken form', async () => {
    const catalogue = await open();
    const before = catalogue.current('LREAL1')?.hash;
    edit('schema.json', () => '{');
    await catalogue.reload();
    expect(catalogue.withheld().map(({ code }) => code)).toEqual(['LREAL1']);
    expect(catalogue.current('LREAL1')?.hash).toBe(before);
  });

  it('adds the module of conditions to an older definition without it', async () => {
    const hash = (await open()).current('LREAL1')?.hash ?? '';
    const { validator, conditions } = definitionFiles('LREAL1', hash);
    const stored = await store.findDefinition(hash);
    const { [conditions]: _, ...before } = JSON.parse(stored?.content ?? '{}');
    const folder = join(definitionsDir, 'elsewhere');
    const content = JSON.stringify(before);
    await unpackDefinition(folder, { hash, code: 'LREAL1', version: 1, content });
    const { tests } = await import(join(folder, conditions));
    const whole = await import(join(folder, validator));
    expect(Object.keys(tests).length).toBeGreaterThan(5);
    expect(tests).toBe(whole.tests);
    // The stored definition contains its own module.
    await unpackDefinition(folder, stored as StoredDefinition);
    expect(readFileSync(join(folder, conditions), 'utf8')).not.toContain(validator);
  });

  it('F1, T-49: rejects new and pending sittings of a withdrawn form', async () => {
    const catalogue = await open();
    const hash = catalogue.current('LREAL1')?.hash ?? '';
    rmSync(join(formsDir, 'LREAL1'), { recursive: true });
    await catalogue.reload();
    expect(catalogue.current('LREAL1')).toBeUndefined();
    for (const asked of [hash, undefined]) {
      expect(await definitionFor({ catalogue }, 'LREAL1', asked)).toBeUndefined();
    }
  });

  it('F1, T-49: accepts a superseded definition for one draft life, across restarts', async () => {
    const first = await open();
    const old = first.current('LREAL1')?.hash ?? '';
    edit('locales/en.json', (text) => text.replace('Owner of the property', 'Owners'));
    await first.reload();
    const catalogues = [first, await open()];
    const valid = async () => {
      const found = catalogues.map((catalogue) => definitionFor({ catalogue }, 'LREAL1', old));
      return (await Promise.all(found)).map((form) => form?.hash);
    };
    time.now = new Date(NOW.getTime() + DRAFT_LIFE_MS - 1000);
    expect(await valid()).toEqual([old, old]);
    time.now = new Date(NOW.getTime() + DRAFT_LIFE_MS);
    expect(await valid()).toEqual([undefined, undefined]);
    // A later restart does not renew the life. The old definition is current again after the
    // revert.
    expect(await definitionFor({ catalogue: await open() }, 'LREAL1', old)).toBeUndefined();
    edit('locales/en.json', (text) => text.replace('Owners', 'Owner of the property'));
    await first.reload();
    expect((await definitionFor({ catalogue: first }, 'LREAL1', old))?.hash).toBe(old);
  });

  it('T-49, B-28: rejects open sittings of an expired form', async () => {
    const catalogue = await open();
    const hash = catalogue.current('LREAL1')?.hash ?? '';
    const over = '"active": { "to": "2026-11-19T09:00:00+08:00" }, "version"';
    edit('manifest.json', (text) => text.replace('"version"', over));
    await catalogue.reload();
    expect(await definitionFor({ catalogue }, 'LREAL1', hash)).toBeUndefined();
  });

  it.each(['ui.json', 'locales/zh-Hans.json'])(
    'does not publish a folder without %s, which may be an unfinished copy',
    async (name) => {
      const catalogue = await open();
      rmSync(join(formsDir, 'LREAL1', name));
      const before = catalogue.current('LREAL1')?.hash;
      await catalogue.reload();
      const faults = catalogue.withheld()[0]?.faults.join('\n');
      expect(faults).toMatch(new RegExp(`LREAL1/${name}:1:1 error missing-file [^\\n]*$`));
      expect(catalogue.current('LREAL1')?.hash).toBe(before);
    },
  );

  it('publishes nothing while the folder changes during the read', async () => {
    const catalogue = await open();
    const before = catalogue.current('LREAL1')?.hash;
    edit('locales/en.json', (text) => text.replace('Owner of the property', 'Owners'));
    const writing = setInterval(
      () => writeFileSync(join(formsDir, 'LREAL1/growing.json'), String(performance.now())),
      5,
    );
    await catalogue.reload();
    clearInterval(writing);
    expect(catalogue.current('LREAL1')?.hash).toBe(before);
    expect((await store.latestDefinition('LREAL1'))?.hash).toBe(before);
    await catalogue.reload();
    expect(catalogue.current('LREAL1')?.hash).not.toBe(before);
  });

  it('replaces a form of an earlier folder with the form of a later folder', async () => {
    const operators = join(formsDir, '../operators');
    cpSync('forms/LREAL1', join(operators, 'LREAL1'), { recursive: true });
    const file = join(operators, 'LREAL1/manifest.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"version": 1', '"version": 7'));
    cpSync('forms/LREAL1', join(formsDir, 'LR999'), { recursive: true });
    edit('manifest.json', (text) => text.replaceAll('"LREAL1"', '"LR999"'), 'LR999');
    const catalogue = await open(true, [formsDir, operators]);
    const versions = catalogue.list().map(({ code, plan }) => [code, plan.version]);
    expect(versions).toEqual([
      ['LR999', 1],
      ['LREAL1', 7],
    ]);
  });

  it('names the missing folder', async () => {
    mkdirSync(join(formsDir, 'empty'));
    await expect(open(true, [join(formsDir, 'nowhere')])).rejects.toThrow('nowhere');
  });
});
