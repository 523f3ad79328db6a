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
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookAtFolders, lookOften } from '../../../server/forms/lookAtFolders.ts';
import { watchForms } from '../../../server/forms/watchForms.ts';

const LIVE_WITHIN_MS = 2000;
/** Whoever waits for what becomes of a sample waits a moment longer. */
const SAMPLE_WITHIN_MS = 3000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landform-watch-'));
});

describe('lookAtFolders()', () => {
  const look = () => lookAtFolders({ formsDirs: [folder] });

  it('sees a file added, changed in length, replaced and removed, however deep', async () => {
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

  it('does not mind notes of an editor, and a folder that is not there', async () => {
    mkdirSync(join(folder, 'LR999'), { recursive: true });
    const before = await look();
    writeFileSync(join(folder, 'LR999/.manifest.json.swp'), '');
    expect(await look()).toBe(before);
    rmSync(folder, { recursive: true });
    expect(await look()).toBe(before);
  });

  it('sees a sample, which the verdict hangs on; who looks often sees it with the form, or soon', async () => {
    const often = lookOften({ formsDirs: [folder] });
    mkdirSync(join(folder, 'LR999/samples'), { recursive: true });
    const before = await often();
    writeFileSync(join(folder, 'LR999/samples/minimal.json'), '{}');
    expect(await look()).not.toBe(before);
    expect(await often()).toBe(before);
    await expect.poll(often, { timeout: SAMPLE_WITHIN_MS }).toBe(await look());
    writeFileSync(join(folder, 'LR999/samples/minimal.json'), '{ }');
    writeFileSync(join(folder, 'LR999/ui.json'), '{}');
    expect(await often()).toBe(await look());
  });

  it('sees what changes behind a link, and a link that is turned elsewhere', async () => {
    const forms = join(folder, 'forms');
    for (const name of ['forms', 'one/LR999/locales', 'other/LR999']) {
      mkdirSync(join(folder, name), { recursive: true });
    }
    const lookThere = () => lookAtFolders({ formsDirs: [forms] });
    const looks = [await lookThere()];
    const steps = [
      () => symlinkSync(join(folder, 'one/LR999'), join(forms, 'LR999')),
      () => writeFileSync(join(folder, 'one/LR999/locales/en.json'), '{}'),
      () => {
        rmSync(join(forms, 'LR999'));
        symlinkSync(join(folder, 'other/LR999'), join(forms, 'LR999'));
      },
      // One that leads back to where it stands is not followed for ever.
      () => symlinkSync(forms, join(folder, 'other/LR999/back')),
    ];
    for (const step of steps) {
      step();
      looks.push(await lookThere());
    }
    expect(new Set(looks).size).toBe(5);
  });

  it('costs little: 40 forms are looked at in a few milliseconds', async () => {
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

describe('watchForms()', () => {
  let lastRead: string;
  let end = () => {};
  const look = () => lookAtFolders({ formsDirs: [folder] });
  const read = vi.fn(async () => {
    lastRead = await look();
  });
  beforeEach(async () => {
    lastRead = await look();
    read.mockClear();
    end = watchForms({ look, lastRead: () => lastRead, read });
  });
  afterEach(() => end());

  it('reads once, within two seconds, when several files are saved together', async () => {
    for (const name of ['a.json', 'b.json', 'c.json']) writeFileSync(join(folder, name), '{}');
    await expect.poll(() => read.mock.calls.length, { timeout: LIVE_WITHIN_MS }).toBe(1);
    await sleep(600);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads again what changed while it read', async () => {
    read.mockImplementationOnce(async () => {
      lastRead = await look();
      writeFileSync(join(folder, 'b.json'), '{}');
    });
    writeFileSync(join(folder, 'a.json'), '{}');
    await expect.poll(() => read.mock.calls.length, { timeout: LIVE_WITHIN_MS }).toBe(2);
  });

  it('looks no more once it has ended', async () => {
    end();
    writeFileSync(join(folder, 'a.json'), '{}');
    await sleep(800);
    expect(read).not.toHaveBeenCalled();
  });
});

it('watchForms() waits while somebody writes, and reads when two looks are the same', async () => {
  const looks = ['manifest', 'manifest schema', 'manifest schema ui', 'whole', 'whole'];
  const seen: string[] = [];
  let lastRead = '';
  await new Promise<void>((done) => {
    const end = watchForms({
      look: async () => {
        seen.push(looks[seen.length] ?? 'whole');
        return seen.at(-1) ?? '';
      },
      lastRead: () => lastRead,
      read: async () => {
        lastRead = seen.at(-1) ?? '';
        end();
        done();
      },
    });
  });
  expect(seen).toEqual(looks);
});

it('watchForms() looks four times a second while nothing changes: the portal rests then, too', async () => {
  const look = vi.fn(async () => 'same');
  const end = watchForms({ look, lastRead: () => 'same', read: async () => undefined });
  await sleep(1100);
  end();
  expect(look.mock.calls.length).toBeGreaterThan(0);
  expect(look.mock.calls.length).toBeLessThanOrEqual(4);
});
