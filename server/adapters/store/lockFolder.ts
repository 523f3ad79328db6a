import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { lock } from 'proper-lockfile';
import { StoreError } from '../../ports/store/SubmissionStore.ts';

/**
 * Locks a folder for this process. The lock of a killed process is detected at once if it ran on
 * this machine, otherwise after a minute without a heartbeat.
 *
 * @param folder folder to lock; created if missing
 * @returns a function that releases the folder
 * @throws {StoreError} `locked` when another process has the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = resolve(folder);
  mkdirSync(path, { recursive: true });
  if (heldHere.has(path)) throw refusal(path, 'this process has it');
  const release = await take(path, true);
  heldHere.add(path);
  writeFileSync(join(path, HOLDER), JSON.stringify({ pid: process.pid, host: hostname() }));
  return async () => {
    heldHere.delete(path);
    rmSync(join(path, HOLDER), { force: true });
    await release();
  };
}

const ONE_AT_A_TIME =
  'another process has it; stop that one first, or set DATABASE_URL, with which several can run';
const LOCK = 'store.lock';
const HOLDER = 'store.holder.json';
const STALE_MS = 60_000;
const heldHere = new Set<string>();

async function take(path: string, mayBreak: boolean): Promise<() => Promise<void>> {
  try {
    return await lock(path, { lockfilePath: join(path, LOCK), stale: STALE_MS });
  } catch (error) {
    if (!mayBreak || !isHolderGone(path)) throw refusal(path, ONE_AT_A_TIME, error);
    rmSync(join(path, LOCK), { recursive: true, force: true });
    return take(path, false);
  }
}

function refusal(path: string, why: string, cause?: unknown): StoreError {
  return new StoreError('locked', `Cannot open the store in ${path}: ${why}`, { cause });
}

/** Checks whether the process named in the folder ran on this machine and has ended. */
function isHolderGone(path: string): boolean {
  const holder = readHolder(path);
  if (holder === undefined || holder.host !== hostname()) return false;
  if (holder.pid === process.pid) return true;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

function readHolder(path: string): { readonly pid: number; readonly host: string } | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(join(path, HOLDER), 'utf8'));
    const { pid, host } = holder as { pid: unknown; host: unknown };
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}
