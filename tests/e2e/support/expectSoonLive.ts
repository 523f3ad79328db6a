import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';

/** Time limit for a change of a form's folder to go live on an idle machine, in milliseconds. */
const LIVE_WITHIN_MS = 2000;
/**
 * The limit on a busy machine, as a number of process starts. An idle machine starts one in 0.5 s.
 */
const LIVE_WITHIN_STARTS = 4;
/**
 * Time limit of the poll. It is far above either limit, so that a failure reports the measured
 * time.
 */
const WAIT_MS = 30_000;

/**
 * Waits until a change of a form's folder is live, and checks the time: two seconds, or four starts
 * of a process that loads a bundler. The portal starts such a process to compile, so both become
 * slow together.
 *
 * @param isLive checks for the change; called twenty times a second
 */
export async function expectSoonLive(isLive: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  const control = processStartMs();
  await expect.poll(isLive, { timeout: WAIT_MS, intervals: [50] }).toBe(true);
  const took = performance.now() - began;
  const limit = Math.max(LIVE_WITHIN_MS, LIVE_WITHIN_STARTS * (await control));
  expect(took, 'milliseconds until the change is live').toBeLessThan(limit);
}

async function processStartMs(): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['-e', "import('vite')"], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Cannot measure the start of a process: it ended with ${code}`);
  return performance.now() - began;
}
