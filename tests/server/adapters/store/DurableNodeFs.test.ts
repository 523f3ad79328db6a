import fs, { closeSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DurableNodeFs } from '../../../../server/adapters/store/DurableNodeFs.ts';

type Flush = (stream: { readonly nfd?: number; readonly path?: string }) => number;
type Hook = (module: object) => void;

describe('DurableNodeFs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landform-durable-'));
  const seen: object[] = [];
  let flush: Flush;
  beforeAll(async () => {
    const system = new DurableNodeFs(join(folder, 'pglite'));
    const first: Hook = (module) => seen.push(module);
    const options = { preRun: [first], thisProgram: 'postgres' };
    const pg = {} as Parameters<DurableNodeFs['init']>[0];
    const { emscriptenOpts } = await system.init(pg, options);
    expect(emscriptenOpts).toMatchObject({ thisProgram: 'postgres' });
    const operations: { fsync: Flush } = { fsync: () => -1 };
    const module = { NODEFS: { stream_ops: operations }, FS: fileSystem() };
    for (const hook of (emscriptenOpts.preRun ?? []) as readonly Hook[]) hook(module);
    flush = operations.fsync;
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const openFiles = () => readdirSync('/proc/self/fd').length;

  it('keeps the hooks of the original file system', () => {
    expect(seen).toHaveLength(1);
  });

  it('flushes an open file', () => {
    const file = openSync(join(folder, 'file'), 'w');
    expect(flush({ nfd: file })).toBe(0);
    closeSync(file);
    // Only a real flush fails for a closed file.
    expect(() => flush({ nfd: file })).toThrow(/EBADF/);
  });

  it('opens a folder for its flush, and closes it', () => {
    const before = openFiles();
    const fsync = vi.spyOn(fs, 'fsyncSync');
    syncBuiltinESMExports();
    expect(flush({ path: folder })).toBe(0);
    expect(fsync).toHaveBeenCalledOnce();
    fsync.mockRestore();
    syncBuiltinESMExports();
    expect(openFiles()).toBe(before);
    expect(() => flush({ path: join(folder, 'missing') })).toThrow(/ENOENT/);
  });

  it('ignores a stream without a file', () => {
    expect(flush({})).toBe(0);
  });
});

/** Returns the methods of emscripten's file system that the original hook calls. */
function fileSystem() {
  return { mkdirTree: () => {}, mount: () => {} };
}
