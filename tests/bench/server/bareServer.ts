/**
 * The bare route of `npm run bench -- --server`: one select by a primary key, in a separate
 * process. The database has the portal's tables; `DATABASE_URL` or `DATA_DIR` locates it. The rest
 * of the portal is absent.
 */
import { fastify } from 'fastify';
import { openStores } from '../../../server/adapters/store/openStores.ts';
import { systemClock } from '../../../server/adapters/system/systemClock.ts';

const ROWS = 1000;
const { DATABASE_URL: connectionString, DATA_DIR: folder = 'data', PORT } = process.env;
const stores = await openStores(
  connectionString === undefined
    ? { engine: 'embedded', folder }
    : { engine: 'postgres', connectionString, onError: () => {} },
  systemClock,
);
for (let row = 0; row < ROWS; row += 1) {
  const definition = { hash: `bare-${row}`, code: 'BARE', version: row, content: '{}' };
  await stores.definitions.addDefinition(definition);
}
const app = fastify();
app.get('/readyz', async () => ({}));
app.get<{ Params: { hash: string } }>('/bare/:hash', ({ params }) =>
  stores.db
    .selectFrom('definitions')
    .select(['hash', 'code', 'version'])
    .where('hash', '=', params.hash)
    .executeTakeFirst(),
);
process.on('SIGTERM', async () => {
  await app.close();
  await stores.submissions.close();
  process.exit();
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
