import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderEvents } from '../../../server/forms/FolderEvents.ts';
import { fingerprintFolders, foldersWithin } from '../../../server/forms/fingerprintFolders.ts';
import { pollForChanges } from '../../../server/forms/pollForChanges.ts';

const LIVE_WITHIN_MS = 2000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landform-watch-'));
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
