import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../../server/config/projectRoot.ts';
import { readVersion, versionFor } from '../../../server/config/version.ts';

const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));

describe('readVersion', () => {
  it('returns the version of the package, the commit and the version of Node', () => {
    const read = readVersion();
    expect(read).toMatchObject({ version, node: process.version });
    expect(read.commit).toMatch(/^(?:[0-9a-f]{12}|unknown)$/);
  });
});

describe('versionFor: /version', () => {
  it('returns the commit and the Node version in demo only', () => {
    expect(versionFor('demo')).toEqual(readVersion());
    expect(Object.keys(versionFor('demo')).sort()).toEqual(['commit', 'node', 'version']);
    expect(versionFor('production')).toEqual({ version });
    expect(versionFor('uat')).toEqual({ version });
  });
});
