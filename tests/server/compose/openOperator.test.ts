import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openOperator } from '../../../server/compose/openOperator.ts';
import { readConfig } from '../../../server/config/config.ts';
import { operatorPath } from '../../../server/operator/operatorPath.ts';

type Parts = Parameters<typeof openOperator>;

describe.skipIf(process.platform === 'win32')('openOperator', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'landform-door-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const isOpen = () => existsSync(operatorPath(dataDir) ?? '');
  const open = (databaseUrl?: string) => {
    const base = { config: { ...readConfig({}), dataDir, databaseUrl } } as unknown as Parts[0];
    return openOperator(base, {} as Parts[1]);
  };

  it('opens the interface of an embedded database until it is closed', async () => {
    const close = await open();
    expect(isOpen()).toBe(true);
    await close();
    expect(isOpen()).toBe(false);
  });

  it('opens no interface with PostgreSQL', async () => {
    const close = await open('postgres://db.example/forms');
    expect(isOpen()).toBe(false);
    await close();
  });
});
