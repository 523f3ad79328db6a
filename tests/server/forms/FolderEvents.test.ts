import { EventEmitter } from 'node:events';
import { type FSWatcher, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FolderEvents } from '../../../server/forms/FolderEvents.ts';
import { folderWith } from '../support/folderWith.ts';

const NEVER = new AbortController().signal;

/** Creates events over a list of folders; a folder in `faults` cannot be watched. */
function watching(list: () => readonly string[], faults: Readonly<Record<string, string>> = {}) {
  const open = new Map<string, EventEmitter>();
  const events = new FolderEvents(
    async () => list(),
    (path) => {
      const code = faults[path];
      if (code !== undefined) throw Object.assign(new Error(`${code}: ${path}`), { code });
      const watcher = Object.assign(new EventEmitter(), { close: () => open.delete(path) });
      open.set(path, watcher);
      return watcher as unknown as FSWatcher;
    },
  );
  return { events, open, watched: () => [...open.keys()].toSorted() };
}

describe('FolderEvents', () => {
  it('watches the folders that exist now', async () => {
    const [a, b] = [folderWith({}), folderWith({})];
    let list = [a, join(a, 'none')];
    const { events, watched } = watching(() => list);
    await events.follow();
    expect([watched(), events.fault]).toEqual([[a], undefined]);
    list = [b];
    await events.follow();
    expect(watched()).toEqual([b]);
  });

  it('watches a folder that was created after the listing', async () => {
    const [a, b] = [folderWith({}), folderWith({})];
    let lists = 0;
    const { events, watched } = watching(() => (++lists === 1 ? [a] : [a, b]));
    await events.follow();
    expect([watched(), lists]).toEqual([[a, b].toSorted(), 3]);
  });

  it('reports a change once, even when it came before the wait', async () => {
    const a = folderWith({});
    const { events, open } = watching(() => [a]);
    await events.follow();
    open.get(a)?.emit('change');
    expect(await events.next(60_000, NEVER)).toBe(true);
    expect(await events.next(1, NEVER)).toBe(false);
    const waiting = events.next(60_000, NEVER);
    open.get(a)?.emit('change');
    expect(await waiting).toBe(true);
  });

  it('stops a wait with the signal', async () => {
    const { events } = watching(() => []);
    expect(await events.next(60_000, AbortSignal.abort())).toBe(false);
  });

  it('watches a folder again after an error of its watcher', async () => {
    const a = folderWith({});
    const { events, open, watched } = watching(() => [a]);
    await events.follow();
    open.get(a)?.emit('error', new Error('gone'));
    expect([watched(), await events.next(1, NEVER)]).toEqual([[], true]);
    await events.follow();
    expect(watched()).toEqual([a]);
  });

  it('names the reason why a folder cannot be watched, until it can', async () => {
    const [a, b] = [folderWith({}), folderWith({})];
    const faults: Record<string, string> = { [a]: 'ENOSPC' };
    const { events, watched } = watching(() => [a, b], faults);
    await events.follow();
    expect([events.fault, watched()]).toEqual([expect.stringContaining('ENOSPC'), [b]]);
    delete faults[a];
    await events.follow();
    expect([events.fault, watched()]).toEqual([undefined, [a, b].toSorted()]);
  });

  it('ignores a folder that vanishes before it is watched', async () => {
    const a = folderWith({});
    const { events } = watching(() => [a], { [a]: 'ENOENT' });
    await events.follow();
    expect(events.fault).toBeUndefined();
  });

  it('stops every watch, and watches nothing afterwards', async () => {
    const a = folderWith({});
    const { events, watched } = watching(() => [a]);
    await events.follow();
    events.close();
    expect(watched()).toEqual([]);
    await events.follow();
    expect(watched()).toEqual([]);
    rmSync(a, { recursive: true });
  });
});
