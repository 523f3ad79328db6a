import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  cachedFingerprint,
  fingerprintFolders,
  foldersWithin,
} from '../../../server/forms/fingerprintFolders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landform-watch-'));
});

describe('fingerprintFolders()', () => {
  const look = () => fingerprintFolders({ formsDirs: [folder] });

  it('changes when a nested file is added, resized, replaced or removed', async () => {
    const file = join(folder, 'LR999/locales/en.json');
    mkdirSync(join(folder, 'LR999/locales'), { recursive: true });
    const looks = [await look()];
    const steps = [
      () => writeFileSync(file, '{}'),
      () => writeFileSync(file, '{ }'),
      () => {
        writeFileSync(`${file}.new`, '[ ]');
        renameSync(`${file}.new`, file);
      },
      () => rmSync(file),
    ];
    for (const step of steps) {
      step();
      looks.push(await look());
    }
    expect(new Set(looks.slice(0, 4)).size).toBe(4);
    expect(looks[4]).toBe(looks[0]);
  });

  it('ignores swap files of an editor and a missing folder', async () => {
    mkdirSync(join(folder, 'LR999'), { recursive: true });
    const before = await look();
    writeFileSync(join(folder, 'LR999/.manifest.json.swp'), '');
    expect(await look()).toBe(before);
    rmSync(folder, { recursive: true });
    expect(await look()).toBe(before);
  });

  it('detects a changed sample; cachedFingerprint only on request or with the form', async () => {
    const often = cachedFingerprint({ formsDirs: [folder] });
    mkdirSync(join(folder, 'LR999/samples'), { recursive: true });
    const before = await often(false);
    writeFileSync(join(folder, 'LR999/samples/minimal.json'), '{}');
    expect(await look()).not.toBe(before);
    expect(await often(false)).toBe(before);
    expect(await often(true)).toBe(await look());
    writeFileSync(join(folder, 'LR999/samples/minimal.json'), '{ }');
    writeFileSync(join(folder, 'LR999/ui.json'), '{}');
    expect(await often(false)).toBe(await look());
  });

  it('changes with files behind a link and with the target of a link', async () => {
    const forms = join(folder, 'forms');
    for (const name of ['forms', 'one/LR999/locales', 'other/LR999']) {
      mkdirSync(join(folder, name), { recursive: true });
    }
    const lookThere = () => fingerprintFolders({ formsDirs: [forms] });
    const looks = [await lookThere()];
    const steps = [
      () => symlinkSync(join(folder, 'one/LR999'), join(forms, 'LR999')),
      () => writeFileSync(join(folder, 'one/LR999/locales/en.json'), '{}'),
      () => {
        rmSync(join(forms, 'LR999'));
        symlinkSync(join(folder, 'other/LR999'), join(forms, 'LR999'));
      },
      // A link to its own parent folder does not cause an endless loop.
      () => symlinkSync(forms, join(folder, 'other/LR999/back')),
    ];
    for (const step of steps) {
      step();
      looks.push(await lookThere());
    }
    expect(new Set(looks).size).toBe(5);
  });

  it('uses less than 60 ms of CPU time for 40 forms', async () => {
    for (let n = 10; n < 50; n += 1) {
      cpSync('forms/LREAL1', join(folder, `LR${n}`), {
        recursive: true,
        filter: (path) => !path.includes('samples'),
      });
    }
    await look();
    const { user, system } = process.cpuUsage();
    for (let n = 0; n < 5; n += 1) await look();
    const used = process.cpuUsage();
    expect((used.user + used.system - user - system) / 5 / 1000).toBeLessThan(60);
  });
});

describe('foldersWithin()', () => {
  it('lists every folder, with the target of a link and the folders of tables', async () => {
    const formsDir = join(folder, 'forms');
    const target = join(folder, 'target');
    for (const name of ['forms/LR999/locales', 'target/samples', 'tables']) {
      mkdirSync(join(folder, name), { recursive: true });
    }
    symlinkSync(target, join(formsDir, 'LR1'));
    const tablesDir = join(folder, 'tables');
    const found = await foldersWithin({ formsDirs: [formsDir], tablesDir });
    expect(found).toEqual(
      expect.arrayContaining([
        formsDir,
        join(formsDir, 'LR999/locales'),
        join(formsDir, 'LR1/samples'),
        tablesDir,
      ]),
    );
    expect(found.some((path) => path.endsWith('schemas/tables'))).toBe(true);
    expect(new Set(found).size).toBe(found.length);
  });

  it('lists the nearest folder above a missing one', async () => {
    const found = await foldersWithin({ formsDirs: [join(folder, 'none/deeper')] });
    expect(found).toContain(folder);
  });
});
