import { describe, expect, it } from 'vitest';
import { sittingRoute } from '../../../../server/routes/site/sittingRoute.ts';
import { LOGINS, routeOfFile, SITTINGS } from '../../support/routeOfFile.ts';

const { call } = routeOfFile((app) => app.register(sittingRoute, { cookies: [SITTINGS, LOGINS] }));

describe('sittingRoute: POST /api/sitting/end', () => {
  it('removes every capability, and clears the storage of the browser', async () => {
    const answer = await call('/api/sitting/end', undefined, { method: 'POST' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { result: 'ok' }]);
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    expect(cookies.map((each) => each.split(';')[0])).toEqual(['sitting=', 'login=']);
  });
});
