import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { endConnections } from '../../../server/plugins/endConnections.ts';

it('endConnections: closes a connection after its response only while the server stops', async () => {
  let isStopping = false;
  const app = fastify();
  endConnections(app, () => isStopping);
  app.get('/', async () => ({}));
  const connection = async () => (await app.inject('/')).headers.connection;
  const before = await connection();
  isStopping = true;
  expect([before, await connection()]).toEqual(['keep-alive', 'close']);
  await app.close();
});
