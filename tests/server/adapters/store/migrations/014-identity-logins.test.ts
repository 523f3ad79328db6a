import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { LATER, nextId } from '../../../../ports/store/submissionSteps.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('014-identity-logins', () => {
  const stores = storesOfFile();
  const add = (status: string, handle: string | null, sealed: Buffer | null) =>
    sql`INSERT INTO identity_logins (state_hash, sitting, form_code, status, handle_hash, sealed,
      expires_at) VALUES (${nextId('state')}, 'S', 'F', ${status}, ${handle}, ${sealed}, ${LATER})`.execute(
      stores().db,
    );
  const sealed = Buffer.from('sealed');

  it.each(['WAITING', 'REDEEMING', 'FAILED'])('stores a log-in %s without data', async (status) => {
    await add(status, null, null);
    await expect(add(status, nextId('handle'), sealed)).rejects.toThrow(/login_whole/);
  });

  it('stores a finished log-in only with its handle and its data', async () => {
    await expect(add('LOGGED_IN', null, sealed)).rejects.toThrow(/login_whole/);
    await expect(add('LOGGED_IN', nextId('handle'), null)).rejects.toThrow(/login_whole/);
    const handle = nextId('handle');
    await add('LOGGED_IN', handle, sealed);
    await expect(add('LOGGED_IN', handle, sealed)).rejects.toThrow(/duplicate key/);
  });

  it('refuses an unknown status', async () => {
    await expect(add('OTHER', null, null)).rejects.toThrow(/identity_logins_status_check/);
  });

  it('uses a table without a log, because a crash may end all log-ins', async () => {
    const { rows } = await sql`SELECT relpersistence AS persistence FROM pg_class
      WHERE oid = 'identity_logins'::regclass`.execute(stores().db);
    expect(rows).toEqual([{ persistence: 'u' }]);
  });
});
