import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openWebKit } from '../../../scripts/browsers/webkit.ts';
import { tempFolder } from '../support/tempFolder.ts';
import { webkitPrograms } from '../support/webkitPrograms.ts';

const folder = tempFolder();
const SIZE = { width: 320, height: 900 };
const read = (name: string) => readFileSync(join(folder(), name), 'utf8');
/** Checks whether a program of the test is still running. */
function isRunning(name: 'driver' | 'screen'): boolean {
  try {
    return process.kill(Number(read(`${name}.pid`)), 0);
  } catch {
    return false;
  }
}
const calls = () => read('calls').trim().split('\n');

it('openWebKit: opens a URL in a frame, runs functions in it, and ends both programs', async () => {
  const paths = webkitPrograms(folder(), {
    good: { value: { a: 1 }, fault: null },
    bad: { value: null, fault: 'Error: no button' },
  });
  const page = await openWebKit(paths, SIZE);
  expect(page.browser).toBe('WebKitGTK 2.50');
  expect(read('display')).toBe(':7');
  await page.open('http://localhost:1/iframe.html?id=a');
  const [url, frame, inFrame] = calls().slice(-3);
  expect(url).toBe('POST /session/S1/url {"url":"http://localhost:1/index.json"}');
  expect(frame).toContain(
    '"args":["http://localhost:1/iframe.html?id=a",{"width":320,"height":900}]',
  );
  expect(inFrame).toBe('POST /session/S1/frame {"id":0}');
  expect(await page.call((given) => given, 'good')).toEqual({ a: 1 });
  await expect(page.call((given) => given, 'bad')).rejects.toThrow('Error: no button');
  expect([isRunning('driver'), isRunning('screen')]).toEqual([true, true]);
  await page.close();
  expect([isRunning('driver'), isRunning('screen')]).toEqual([false, false]);
  expect(calls().at(-1)).toBe('DELETE /session/S1');
});

it('openWebKit: passes the error of the driver on', async () => {
  const refusal = { error: 'session not created', message: 'no display' };
  const paths = webkitPrograms(folder(), { capabilities: refusal });
  await expect(openWebKit(paths, SIZE)).rejects.toThrow('session not created: no display');
  expect([isRunning('driver'), isRunning('screen')]).toEqual([false, false]);
});
