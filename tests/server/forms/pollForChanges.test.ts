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
import { FolderEvents } from '../../../server/forms/FolderEvents.ts';
import {
  cachedFingerprint,
  fingerprintFolders,
  foldersWithin,
} from '../../../server/forms/fingerprintFolders.ts';
import { pollForChanges } from '../../../server/forms/pollForChanges.ts';

const LIVE_WITHIN_MS = 2000;

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

describe('pollForChanges()', () => {
  let lastRead: string;
  let end = () => {};
  const look = () => fingerprintFolders({ formsDirs: [folder] });
  const read = vi.fn(async () => {
    lastRead = await look();
  });
  const readAgain = (times: number) =>
    expect.poll(() => read.mock.calls.length, { timeout: LIVE_WITHIN_MS }).toBe(times);
  beforeEach(async () => {
    lastRead = await look();
    read.mockClear();
    const events = new FolderEvents(() => foldersWithin({ formsDirs: [folder] }));
    end = pollForChanges({ events, look, lastRead: () => lastRead, read });
  });
  afterEach(() => end());

  it('reads once, within two seconds, after several files are saved together', async () => {
    for (const name of ['a.json', 'b.json', 'c.json']) writeFileSync(join(folder, name), '{}');
    await readAgain(1);
    await sleep(600);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads again after a change during a read', async () => {
    read.mockImplementationOnce(async () => {
      lastRead = await look();
      writeFileSync(join(folder, 'b.json'), '{}');
    });
    writeFileSync(join(folder, 'a.json'), '{}');
    await readAgain(2);
  });

  it('reads after an editor replaces a file in a new folder', async () => {
    const file = join(folder, 'LR999/locales/en.json');
    mkdirSync(join(folder, 'LR999/locales'), { recursive: true });
    await sleep(400);
    writeFileSync(file, '{}');
    await readAgain(1);
    await sleep(400);
    writeFileSync(`${file}.new`, '[ ]');
    renameSync(`${file}.new`, file);
    await readAgain(2);
  });

  it('reads after the folder is removed, and after it is created again', async () => {
    writeFileSync(join(folder, 'a.json'), '{}');
    await readAgain(1);
    rmSync(folder, { recursive: true });
    await readAgain(2);
    mkdirSync(folder);
    await sleep(400);
    writeFileSync(join(folder, 'b.json'), '{}');
    await readAgain(3);
  });

  it('reads nothing after its end', async () => {
    end();
    writeFileSync(join(folder, 'a.json'), '{}');
    await sleep(800);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('pollForChanges() without file watchers', () => {
  const events = () =>
    new FolderEvents(
      async () => [folder],
      () => {
        throw new Error('ENOSPC: System limit for number of file watchers reached');
      },
    );

  it('reports the failure once, polls every second, and reads changes', async () => {
    const onUnwatched = vi.fn();
    let now = 'old';
    let lastRead = 'old';
    const look = vi.fn(async () => now);
    const read = vi.fn(async () => {
      lastRead = now;
    });
    const end = pollForChanges({
      events: events(),
      look,
      lastRead: () => lastRead,
      read,
      onUnwatched,
    });
    await expect.poll(() => look.mock.calls.length).toBe(1);
    now = 'new';
    await expect.poll(() => read.mock.calls.length, { timeout: LIVE_WITHIN_MS }).toBe(1);
    end();
    expect(onUnwatched.mock.calls).toEqual([[expect.stringContaining('ENOSPC')]]);
  });
});

/** Returns events that watch no folder. */
const silent = () => new FolderEvents(async () => []);

it('pollForChanges: reads only after two equal fingerprints', async () => {
  const looks = ['manifest', 'manifest schema', 'manifest schema ui', 'whole', 'whole'];
  const seen: string[] = [];
  let lastRead = '';
  await new Promise<void>((done) => {
    const end = pollForChanges({
      events: silent(),
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

it('pollForChanges: takes one fingerprint and then waits for an event', async () => {
  const look = vi.fn(async () => 'same');
  const end = pollForChanges({
    events: silent(),
    look,
    lastRead: () => 'same',
    read: async () => undefined,
  });
  await sleep(1500);
  end();
  expect(look.mock.calls.length).toBe(1);
});
