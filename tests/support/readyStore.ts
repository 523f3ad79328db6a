import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrateStore } from '../../server/adapters/store/migrateStore.ts';
import { openEmbeddedStore } from '../../server/adapters/store/openEmbeddedStore.ts';
import { PROJECT_ROOT } from '../../server/config/projectRoot.ts';

const READY = join(PROJECT_ROOT, 'build/ready-store');
const STORE = join(PROJECT_ROOT, 'server/adapters/store');
const [FOLDER, IMAGE] = ['folder', 'image.tar'];

/**
 * Returns a copy of an embedded store after its first start. PostgreSQL takes seconds to create a
 * store, and a copy is fast. The store is created once, and again after a migration or PGlite
 * changed.
 *
 * @returns the copy, for `from` of a `StoreChoice`
 */
export async function readyStore(): Promise<Blob> {
  return openAsBlob(join(await made(), IMAGE));
}

/**
 * Copies a store after its first start into the data of a portal that has not started yet.
 *
 * @param dataDir the portal's `DATA_DIR`; the folder need not exist
 */
export async function withReadyStore(dataDir: string): Promise<void> {
  cpSync(join(await made(), FOLDER), dataDir, { recursive: true });
}

async function made(): Promise<string> {
  const place = join(READY, key());
  if (existsSync(place)) return place;
  mkdirSync(READY, { recursive: true });
  // Another worker may do the same, so the store is created in a temporary folder and then moved.
  const aside = mkdtempSync(join(READY, '.new-'));
  const image = await freshImage();
  await writeFile(join(aside, IMAGE), Buffer.from(await image.arrayBuffer()));
  const { db, release } = await openEmbeddedStore(join(aside, FOLDER), image);
  await db.destroy();
  await release();
  await rename(aside, place).catch(() => rm(aside, { recursive: true }));
  return place;
}

async function freshImage(): Promise<Blob> {
  const pglite = await PGlite.create();
  await migrateStore(new Kysely({ dialect: new PGliteDialect({ pglite }) }));
  const image = await pglite.dumpDataDir('none');
  await pglite.close();
  return image;
}

/** Returns the hash of everything that the store depends on. */
function key(): string {
  const files = [
    'migrateStore.ts',
    ...readdirSync(join(STORE, 'migrations')).map((name) => `migrations/${name}`),
  ];
  const pglite = join(PROJECT_ROOT, 'node_modules/@electric-sql/pglite/package.json');
  const hash = createHash('sha256').update(readFileSync(pglite));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(STORE, file)));
  return hash.digest('hex').slice(0, 16);
}
