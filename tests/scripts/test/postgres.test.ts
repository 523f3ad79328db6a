import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ensureDatabase, ownDatabase } from '../../../scripts/test/postgres.ts';
import { fakePostgres } from '../support/fakePostgres.ts';
import { fakeTools } from '../support/fakeTools.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const LOG = (name: string) => `echo "${name} $*" >>${folder()}/calls`;

/** Replaces the programs of PostgreSQL, and the folder in which a cluster is created. */
function installed(user: number, programs: Readonly<Record<string, string>> = {}): void {
  vi.spyOn(process, 'getuid').mockReturnValue(user);
  vi.stubEnv('TMPDIR', folder());
  fakeTools(join(folder(), 'bin'), {
    initdb: LOG('initdb'),
    pg_ctl: LOG('pg_ctl'),
    chown: LOG('chown'),
    runuser: `${LOG('runuser')}; shift 3; exec "$@"`,
    ...programs,
  });
}

const calls = () => readFileSync(join(folder(), 'calls'), 'utf8').trim().split('\n');
const clusters = () => readdirSync(folder()).filter((name) => name.startsWith('landform-postgres'));

async function started() {
  const database = await ownDatabase();
  if ('missing' in database) throw new Error(database.missing);
  return database;
}

describe('ensureDatabase', () => {
  it('returns the server of TEST_DATABASE_URL, and does not stop it', async () => {
    const postgres = await fakePostgres();
    vi.stubEnv('TEST_DATABASE_URL', postgres.url);
    const found = await ensureDatabase();
    expect(found).toMatchObject({ url: postgres.url });
    if ('stop' in found) await found.stop();
    expect(await ensureDatabase()).toMatchObject({ url: postgres.url });
    await postgres.close();
  });

  it('starts no other server when TEST_DATABASE_URL does not answer', async () => {
    const postgres = await fakePostgres();
    await postgres.close();
    vi.stubEnv('TEST_DATABASE_URL', postgres.url);
    installed(0);
    expect(await ensureDatabase()).toEqual({ missing: 'TEST_DATABASE_URL does not answer' });
    expect(existsSync(join(folder(), 'calls'))).toBe(false);
  });
});

describe('ownDatabase', () => {
  it('starts a cluster as the user postgres when it runs as root', async () => {
    installed(0);
    const { url } = await started();
    const { port } = new URL(url);
    expect(Number(port)).toBeGreaterThan(1023);
    const [first = '', ...others] = calls();
    expect(first).toMatch(/^chown postgres \S+landform-postgres-\w+$/);
    expect(others.filter((line) => line.startsWith('runuser -u postgres -- '))).toHaveLength(2);
    const [made, start] = others.filter((line) => !line.startsWith('runuser'));
    expect(made).toMatch(/^initdb .*-U postgres -A trust$/);
    expect(start).toContain(`-o -p ${port} `);
    expect(start).toMatch(/listen_addresses=127\.0\.0\.1 .* start$/);
  });

  it('uses the own user otherwise', async () => {
    installed(1000);
    await started();
    expect(calls().map((line) => line.split(' ')[0])).toEqual(['initdb', 'pg_ctl']);
  });

  it('kill stops the server immediately, start starts it again, stop removes its data', async () => {
    installed(1000);
    const { kill, start, stop } = await started();
    await kill();
    expect(calls().at(-1)).toMatch(/-m immediate stop$/);
    await start();
    expect(calls().at(-1)).toMatch(/ start$/);
    expect(clusters()).toHaveLength(1);
    await stop();
    expect(calls().at(-1)).toMatch(/-m fast stop$/);
    expect(clusters()).toEqual([]);
  });

  it.each([
    ['initdb', 'the disk is full'],
    ['pg_ctl', 'the port is taken'],
  ])('returns the reason of a failed %s, and leaves no data', async (program, reason) => {
    installed(1000, { [program]: `echo "${reason}" >&2; exit 1` });
    expect(await ownDatabase()).toEqual({
      missing: `PostgreSQL could not be started: ${reason}\n`,
    });
    expect(clusters()).toEqual([]);
  });

  it('shows the end of a long output', async () => {
    installed(1000, { initdb: `printf '%0300d' 7; exit 1` });
    const { missing } = (await ownDatabase()) as { missing: string };
    expect(missing.replace('PostgreSQL could not be started: ', '')).toBe('7'.padStart(200, '0'));
  });

  it('throws when a killed server does not start again', async () => {
    installed(1000);
    const { start } = await started();
    fakeTools(join(folder(), 'bin'), { pg_ctl: 'echo "no space"; exit 1' });
    await expect(start()).rejects.toThrow('Cannot start PostgreSQL again: no space');
  });
});
