import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openEmbeddedStore } from '../../server/adapters/store/openEmbeddedStore.ts';
import { describeKilledMigrations } from './describeKilledMigrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'landform-migration-'));
const blank = join(folder, 'blank');
let copies = 0;

beforeAll(async () => {
  const { db, release } = await openEmbeddedStore(blank);
  await db.destroy();
  await release();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeKilledMigrations('the embedded store', async () => {
  copies += 1;
  const own = join(folder, `copy-${copies}`);
  cpSync(blank, own, { recursive: true });
  return { engine: 'embedded', folder: own };
});
