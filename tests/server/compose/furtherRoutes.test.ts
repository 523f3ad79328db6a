import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { type FurtherParts, furtherRoutes } from '../../../server/compose/furtherRoutes.ts';
import { type Config, readConfig } from '../../../server/config/config.ts';
import { checkWithOwnAjv } from '../../../server/plugins/apiSchemas.ts';

/** Registers the routes for some settings. @returns the first parts of their URLs */
async function routesFor(config: Partial<Config> = {}, parts: object = {}) {
  const app = Fastify();
  checkWithOwnAjv(app);
  const urls = new Set<string>();
  app.addHook('onRoute', ({ url }) => void urls.add(url));
  const given = {
    config: { ...readConfig({}), debugPages: false, ...config },
    openedPayment: {},
    payments: {},
    seal: { certificates: '' },
    ...parts,
  } as unknown as FurtherParts;
  await app.register(furtherRoutes(given), { sittings: {}, logins: {} } as never);
  await app.ready();
  await app.close();
  return (start: string) => [...urls].some((url) => url.startsWith(start));
}

describe('furtherRoutes', () => {
  it('always registers the calls of the payment service', async () => {
    const has = await routesFor({ mode: 'production' });
    expect(has('/api/payment/')).toBe(true);
    const others = ['/sandbox', '/verify', '/playground', '/debug', '/api/iaspdfsign'];
    expect(others.filter(has)).toEqual([]);
  });

  it('registers the playground only in the demo', async () => {
    expect((await routesFor({ mode: 'demo' }))('/playground')).toBe(true);
    expect((await routesFor({ mode: 'uat' }))('/playground')).toBe(false);
  });

  it.each<readonly [string, object]>([
    ['/sandbox/bank', { openedPayment: { bank: {} } }],
    ['/verify', { seal: { certificates: 'PEM', check: {} } }],
    ['/api/iaspdfsign', { identity: { services: {}, autofill: {} } }],
    ['/sandbox/identity', { identity: { services: {}, autofill: {}, phone: {} } }],
  ])('registers %s only with its part', async (start, parts) => {
    expect((await routesFor({}, parts))(start)).toBe(true);
    expect((await routesFor())(start)).toBe(false);
  });

  it('shows no phone for the live identity app', async () => {
    const has = await routesFor({}, { identity: { services: {}, autofill: {} } });
    expect(has('/sandbox/identity')).toBe(false);
  });

  it('registers the debug pages only with their setting and the test authority', async () => {
    const debug = async (debugPages: boolean, authority: object | undefined) =>
      (await routesFor({ debugPages }, { authority }))('/debug');
    expect(await debug(true, {})).toBe(true);
    expect([await debug(false, {}), await debug(true, undefined)]).toEqual([false, false]);
  });
});
