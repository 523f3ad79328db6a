import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { operatorPath } from '../../../server/operator/operatorPath.ts';

/** Returns a folder whose socket has a path of this many bytes. */
function folderFor(bytes: number): string {
  return `/${'a'.repeat(bytes - '//operator.sock'.length)}`;
}

describe.skipIf(process.platform === 'win32')('operatorPath', () => {
  it('returns a socket in the folder', () => {
    expect(operatorPath('/data')).toBe('/data/operator.sock');
    expect(operatorPath('data/../own')).toBe(join(process.cwd(), 'own/operator.sock'));
  });

  it('returns undefined for a path that is too long for a socket', () => {
    expect(operatorPath(folderFor(103))).toHaveLength(103);
    expect(operatorPath(folderFor(104))).toBeUndefined();
    // A character of Chinese takes three bytes.
    expect(operatorPath(`/${'文'.repeat(30)}`)).toBeUndefined();
  });
});

describe('operatorPath on Windows', () => {
  const { platform } = process;
  afterEach(() => {
    Object.defineProperty(process, 'platform', { value: platform });
  });

  it('returns a pipe that is named after the folder, in any case of letters', () => {
    Object.defineProperty(process, 'platform', { value: 'win32' });
    const path = operatorPath('/data');
    expect(path).toMatch(/^\\\\\.\\pipe\\landform-[0-9a-f]{32}$/);
    expect(operatorPath('/DATA')).toBe(path);
    expect(operatorPath('/other')).not.toBe(path);
  });
});
