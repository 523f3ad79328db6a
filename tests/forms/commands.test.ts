import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/runCommand.ts';

const command = (script: string, ...args: readonly string[]) => runCommand(script, args);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('forms:new', () => {
  it('A-01: writes a form that passes forms:check untouched', async () => {
    expect((await command('forms/new.ts', 'LR900', '--in', folder)).code).toBe(0);
    const checked = await command('forms/check.ts', join(folder, 'LR900'));
    expect(checked).toEqual({ code: 0, output: '1 form checked: 0 errors, 0 warnings\n' });
  });

  it('refuses an invalid code, and a folder that already exists', async () => {
    expect((await command('forms/new.ts', 'lr-1', '--in', folder)).code).toBe(1);
    expect((await command('forms/new.ts', 'LR901', '--in', folder)).code).toBe(0);
    expect((await command('forms/new.ts', 'LR901', '--in', folder)).output).toContain('exists');
  });
});

describe('forms:eject', () => {
  it('writes the files of a form for a schema alone, once', async () => {
    await cp('tests/fixtures/external-schemas/CONTACT', join(folder, 'CONTACT'), {
      recursive: true,
    });
    const ejected = await command('forms/eject.ts', 'CONTACT', '--in', folder);
    expect(ejected.output).toContain('CONTACT: wrote 7 files');
    expect(ejected.code).toBe(0);
    expect((await command('forms/check.ts', join(folder, 'CONTACT'))).code).toBe(0);
    const again = await command('forms/eject.ts', 'CONTACT', '--in', folder);
    expect([again.code, again.output]).toEqual([
      1,
      "CONTACT is a form of the project's dialect already: edit its files\n",
    ]);
  });

  it('does not overwrite a layout or texts without --force', async () => {
    const form = join(folder, 'PLACE');
    await cp('tests/fixtures/external-schemas/PLACE', form, { recursive: true });
    await mkdir(join(form, 'locales'), { recursive: true });
    await writeFile(join(form, 'locales/en.json'), '{ "$form.title": "Place" }');
    const refused = await command('forms/eject.ts', 'PLACE', '--in', folder);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /nothing was written, because the folder already has .*locales\/en\.json/,
    );
    await writeFile(join(form, 'manifest.json'), '{}');
    const beside = await command('forms/eject.ts', 'PLACE', '--in', folder, '--force');
    expect([beside.code, beside.output]).toEqual([
      1,
      'PLACE has a manifest.json: remove it, then run npm run forms:eject -- PLACE\n',
    ]);
    await rm(join(form, 'manifest.json'));
    expect((await command('forms/eject.ts', 'PLACE', '--in', folder, '--force')).code).toBe(0);
    expect(await readFile(join(form, 'locales/en.json'), 'utf8')).toContain('"Place"');
  });
});

describe('forms:check', () => {
  it('A-03: prints file, line, column and remedy, and exits with code 1', async () => {
    await command('forms/new.ts', 'LR902', '--in', folder);
    const file = join(folder, 'LR902/schema.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('maxChars', 'maxChar'));
    const { code, output } = await command('forms/check.ts', join(folder, 'LR902'));
    expect(code).toBe(1);
    expect(output).toMatch(
      /LR902\/schema\.json:9:7 error unknown-key Unknown key "maxChar"\. Remedy: Did you mean "maxChars"\?\n/,
    );
  });

  it('accepts a folder with only a schema, and prints each assumption with its line', async () => {
    const { code, output } = await command(
      'forms/check.ts',
      'tests/fixtures/external-schemas/TALK',
    );
    expect(output).toContain('TALK/schema.json:1:1 info assumed The form TALK has the steps');
    expect(output).toMatch(
      /TALK\/schema\.json:\d+:\d+ info assumed "slot" is a list with another schema/,
    );
    expect(output).toContain('1 form checked: 0 errors, 0 warnings');
    expect(code).toBe(0);
  });

  it('--accept writes what samples expect, and prints before and after', async () => {
    await command('forms/new.ts', 'LR906', '--in', folder);
    const form = join(folder, 'LR906');
    const file = join(form, 'schema.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('100', '5'));
    expect(await command('forms/check.ts', form, '--accept')).toEqual({
      code: 0,
      output:
        'LR906/samples/minimal.json\n  errors: none → /applicantName validation_maxChars [5]\n',
    });
  });

  it('--accept refuses a form with another error, and needs the name of a form', async () => {
    await command('forms/new.ts', 'LR907', '--in', folder);
    const form = join(folder, 'LR907');
    await writeFile(join(form, 'schema.json'), '{');
    const refused = await command('forms/check.ts', form, '--accept');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('no sample was written');
    expect((await command('forms/check.ts', '--accept')).code).toBe(2);
  });

  it('exits with code 2 when a folder does not exist', async () => {
    const { code, output } = await command('forms/check.ts', join(folder, 'LR999'));
    expect({ code, found: output.includes('There is no folder') }).toEqual({
      code: 2,
      found: true,
    });
  });

  it('prints all findings as one JSON object', async () => {
    await command('forms/new.ts', 'LR903', '--in', folder);
    await rm(join(folder, 'LR903/locales/en.json'));
    const { code, output } = await command('forms/check.ts', '--json', join(folder, 'LR903'));
    const { findings, ...counts } = JSON.parse(output) as { findings: readonly object[] };
    expect([code, counts]).toEqual([1, { forms: 1, errors: 1, warnings: 0 }]);
    expect(findings).toMatchObject([{ code: 'missing-file', severity: 'error', line: 1 }]);
  });
});

describe('forms:publish', () => {
  const file = (name: string) => join(folder, 'released', name);
  const publish = () => command('forms/publish.ts', 'LR904', '--in', join(folder, 'released'));
  const check = () => command('forms/check.ts', join(folder, 'released/LR904'));
  const change = async (name: string, from: string, to: string) =>
    writeFile(file(name), (await readFile(file(name), 'utf8')).replace(from, to));
  const lock = async () => JSON.parse(await readFile(file('forms.lock.json'), 'utf8')) as object;

  it('releases a version once, and refuses an edit without a higher number', async () => {
    await command('forms/new.ts', 'LR904', '--in', join(folder, 'released'));
    expect((await publish()).code).toBe(0);
    const first = await lock();
    expect(first).toEqual({ LR904: { 1: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect((await publish()).output).toContain('was released before');

    await change('LR904/schema.json', '"maxChars": 100', '"maxChars": 99');
    const checked = await check();
    expect(checked.code).toBe(1);
    expect(checked.output).toMatch(
      /manifest\.json:4:\d+ error released-edited Version 1 is released, and was edited since\. Remedy: Raise "version" to 2, or undo the change\.\n/,
    );
    expect((await publish()).code).toBe(1);
    expect(await lock()).toEqual(first);

    await change('LR904/manifest.json', '"version": 1', '"version": 2');
    expect((await check()).code).toBe(0);
    expect((await publish()).code).toBe(0);
    expect(await lock()).toMatchObject({
      LR904: { ...Object(first).LR904, 2: expect.any(String) },
    });
  }, 60_000);

  it('refuses a form with errors, and prints the errors', async () => {
    await command('forms/new.ts', 'LR905', '--in', join(folder, 'broken'));
    await rm(join(folder, 'broken/LR905/ui.json'));
    const { code, output } = await command(
      'forms/publish.ts',
      'LR905',
      '--in',
      join(folder, 'broken'),
    );
    expect([code, output.includes('ui.json:1:1 error missing-file')]).toEqual([1, true]);
    await expect(readFile(join(folder, 'broken/forms.lock.json'))).rejects.toThrow('ENOENT');
  });

  it('exits with code 2 for an unknown form, and without a form', async () => {
    expect((await command('forms/publish.ts', 'LR999', '--in', folder)).code).toBe(2);
    expect((await command('forms/publish.ts')).code).toBe(2);
  });

  it('forms:check: reports a broken list of releases', async () => {
    await command('forms/new.ts', 'LR906', '--in', join(folder, 'conflict'));
    await writeFile(join(folder, 'conflict/forms.lock.json'), '<<<<<<< ours');
    const { output } = await command('forms/check.ts', join(folder, 'conflict/LR906'));
    expect(output).toContain('error broken-releases Cannot read');
  });
});
