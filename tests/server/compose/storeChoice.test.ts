import { describe, expect, it } from 'vitest';
import { storeChoice } from '../../../server/compose/storeChoice.ts';
import { readConfig } from '../../../server/config/config.ts';

describe('storeChoice', () => {
  const config = { ...readConfig({}), dataDir: '/data' };

  it('uses the embedded database in the folder of data', () => {
    expect(storeChoice(config)).toEqual({ engine: 'embedded', folder: '/data' });
  });

  it('uses the PostgreSQL of DATABASE_URL, and reports lost connections', () => {
    const databaseUrl = 'postgres://db.example/forms';
    const errors: Error[] = [];
    const choice = storeChoice({ ...config, databaseUrl }, (error) => errors.push(error));
    expect(choice).toMatchObject({ engine: 'postgres', connectionString: databaseUrl });
    if (choice.engine === 'postgres') choice.onError(new Error('lost'));
    expect(errors.map(({ message }) => message)).toEqual(['lost']);
    const quiet = storeChoice({ ...config, databaseUrl });
    expect(() => quiet.engine === 'postgres' && quiet.onError(new Error('lost'))).not.toThrow();
  });
});
