import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const lock: Readonly<Record<string, LockedPackage>> = read('package-lock.json').packages;
const project: Readonly<Record<string, Readonly<Record<string, string>>>> = read('package.json');
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

describe('dependencies', () => {
  it('T-46: every package is locked to one version and its content', () => {
    const loose = Object.entries(lock)
      .filter(([path]) => path !== '')
      .filter(([, { version, integrity }]) => !version || !integrity?.startsWith('sha512-'))
      .map(([path]) => path);
    expect(loose).toEqual([]);
  });

  it('T-46: package.json and the lock file name the same dependencies', () => {
    const locked = lock[''] as Readonly<Record<string, Readonly<Record<string, string>>>>;
    for (const group of groups) expect(locked[group]).toEqual(project[group]);
  });

  it('T-46: no dependency is installed from an address, a branch or a folder', () => {
    const sources = groups.flatMap((group) => Object.values(project[group] ?? {}));
    expect(sources.filter((source) => !/^\^?\d+\.\d+\.\d+$/.test(source))).toEqual([]);
  });

  it('T-46: the lock file is complete and names no address', () => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/structure/check-lock.ts'], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, '']);
  });

  it('T-46: continuous integration installs only locked versions', () => {
    const commands = readFileSync('.ci/run', 'utf8').split('\n');
    expect(commands).toContain('npm ci');
    expect(commands.filter((line) => /npm (?:i|install|update)\b/.test(line))).toEqual([]);
  });
});
