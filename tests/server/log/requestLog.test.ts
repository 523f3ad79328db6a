import Fastify, { LogController } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loggerOptions, logRequests, scrubText } from '../../../server/log/requestLog.ts';

let app: ReturnType<typeof openApp>;
const written: string[] = [];
const lines = () => written.map((line) => JSON.parse(line));

function openApp() {
  const logger = loggerOptions('info', { write: (line: string) => void written.push(line) });
  const at = Fastify({ logger, logController: new LogController({ disableRequestLogging: true }) });
  logRequests(at);
  at.get('/forms/:code', async (request, reply) => {
    if (request.query && Object.hasOwn(request.query, 'fail')) reply.code(404);
    return 'done';
  });
  return at;
}

beforeEach(() => {
  written.length = 0;
  app = openApp();
});
afterEach(() => app.close());

describe('logRequests', () => {
  it('T-35: writes the template of the route, and no value of the URL', async () => {
    await app.inject('/forms/LREAL1?name=CHAN&fail');
    await app.inject({ method: 'POST', url: '/elsewhere?name=CHAN' });
    expect(lines()).toMatchObject([
      { level: 'INFO', method: 'GET', route: '/forms/:code', status: 404, msg: 'answered' },
      { method: 'POST', route: 'unknown', status: 404 },
    ]);
    expect(lines().every(({ ms }) => Number.isInteger(ms))).toBe(true);
    expect(written.join('')).not.toContain('CHAN');
  });
});

describe('loggerOptions', () => {
  it('writes the level in capitals and the time as ISO 8601, without the process', () => {
    app.log.warn({ n: 1 }, 'text');
    app.log.debug('never written');
    const [line, ...others] = lines();
    expect(others).toEqual([]);
    expect(line).toEqual({ level: 'WARN', time: expect.any(String), n: 1, msg: 'text' });
    expect(new Date(line.time).toISOString()).toBe(line.time);
  });

  it('T-35: writes the name and the stack of an error, without its message', () => {
    const error = Object.assign(new TypeError('of CHAN TAI MAN'), { code: 'E1' });
    app.log.error({ err: error }, 'failed');
    app.log.error(error);
    app.log.error({ err: { stack: 'Error: CHAN\n    at a (b.ts:1)\nCHAN' } }, 'failed');
    expect(lines()[0].err).toMatchObject({ type: 'TypeError', message: '', code: 'E1' });
    expect(lines()[0].err.stack).toMatch(/^\s+at /);
    expect(lines()[2].err).toMatchObject({ type: 'Error', stack: '    at a (b.ts:1)' });
    expect(lines()[0].err.stack.split('\n').length).toBeLessThanOrEqual(8);
    expect(written.join('')).not.toContain('CHAN');
  });

  it('T-35: omits whole requests, and scrubs nested values', () => {
    app.log.info({ req: { url: '/a' }, list: ['a@b.example', { to: '9123 4567' }], no: null }, 'x');
    expect(lines()[0]).toMatchObject({ req: {}, list: ['[e-mail]', { to: '[phone]' }], no: null });
  });
});

describe('scrubText', () => {
  it.each([
    ['mail to a.b+c@d.example now', 'mail to [e-mail] now'],
    ['holder A123456(3) and AB1234567', 'holder [id] and [id]'],
    ['card 4111 1111-1111 1111', 'card [card]'],
    ['call 9123-4567 or 21234567', 'call [phone] or [phone]'],
    ['attempt 1234567, LREAL1-261120-000001', 'attempt 1234567, LREAL1-261120-000001'],
  ])('T-35: scrubs %j', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });
});
