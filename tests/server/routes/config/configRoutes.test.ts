import { runInNewContext } from 'node:vm';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type ConfigDeps, configRoutes } from '../../../../server/routes/config/configRoutes.ts';
import { routeOfFile } from '../../support/routeOfFile.ts';

const TEXT = '</script><script>alert(1)</script>';
const BROADCAST = { downtime: { type: 'warning', message: { en: TEXT } } };
let config: object = { HOTLINE: '2111 1111', MAINTENANCE: false };
const { call, callOfOther } = routeOfFile((app) =>
  app.register(configRoutes, {
    readPortalConfig: () => config,
    readBroadcast: () => BROADCAST,
    isLetIn: (request: FastifyRequest) => request.headers.cookie !== undefined,
  } as unknown as ConfigDeps),
);

/** Runs a script, and returns the global objects that it sets. */
function globalsOf(script: string): Readonly<Record<string, object>> {
  const window: Record<string, object> = {};
  runInNewContext(script, { window });
  return window;
}

describe('configRoutes', () => {
  it('GET /config.js: sets the settings as a frozen global', async () => {
    const { body, headers } = await call('/config.js');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    const { WFP_CONFIG } = globalsOf(body);
    expect(WFP_CONFIG).toEqual(config);
    expect(body).toContain('Object.freeze(');
  });

  it('T-48: GET /config.js: hides maintenance from a tester only', async () => {
    config = { HOTLINE: '2111 1111', MAINTENANCE: true };
    const tester = globalsOf((await call('/config.js')).body).WFP_CONFIG;
    const other = globalsOf((await callOfOther('/config.js')).body).WFP_CONFIG;
    expect([tester, other]).toEqual([{ ...config, MAINTENANCE: false }, config]);
  });

  it('T-22: GET /broadcast.js: a notice cannot end the script that contains it', async () => {
    const { body } = await call('/broadcast.js');
    expect(body).not.toContain('<');
    expect(globalsOf(body).WFP_BROADCAST).toEqual(BROADCAST);
  });
});
