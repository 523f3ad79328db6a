import { describe, expect, it } from 'vitest';
import { NotTriedError } from '../../../scripts/attack/Attack.ts';
import { requests } from '../../../scripts/attack/requests.ts';
import { attackOf } from '../support/attackOf.ts';
import { FakeTarget } from '../support/FakeTarget.ts';

const BAD = 'HTTP/1.1 400 Bad Request\r\n\r\n';
const json = (status: number, error: string) => () => Response.json({ error }, { status });

describe('requests: raw bytes', () => {
  it.each([
    ['one 400', BAD, undefined],
    ['a second response to the smuggled request', `${BAD}HTTP/1.1 200 OK`, /200 OK/],
    ['a single 200', 'HTTP/1.1 200 OK', /200 OK/],
    ['no response', '', /^$/],
  ])('smuggling: %s', async (_what, bytes, seen) => {
    const target = new FakeTarget({ bytes });
    const result = await attackOf(requests, 'a body announced by length').run(target);
    if (seen) expect(result).toMatch(seen);
    else expect(result).toBeUndefined();
    expect(target.sent[0]).toContain('Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz');
  });

  const paths = requests.filter(({ sends }) => sends.startsWith('GET /'));
  it.each(paths)('$sends: no file of the server', async ({ run, sends }) => {
    const target = new FakeTarget({ bytes: 'HTTP/1.1 404 Not Found' });
    expect(await run(target)).toBeUndefined();
    expect(target.sent[0]?.startsWith(`${sends} HTTP/1.1\r\n`)).toBe(true);
    expect(await run(new FakeTarget({ bytes: '{ "name": "landform" }' }))).toContain('"landform"');
    expect(await run(new FakeTarget({ bytes: '' }))).toBe('no answer');
  });
});

describe('requests: bodies', () => {
  const bodies = requests.filter(({ expects }) => expects === '400 BAD_JSON');

  it('sends members of prototypes, deep lists and endless numbers', () => {
    expect(bodies).toHaveLength(4);
  });

  it.each(bodies)('$sends: only 400 BAD_JSON passes', async ({ run }) => {
    const target = new FakeTarget({ answer: json(400, 'BAD_JSON') });
    expect(await run(target)).toBeUndefined();
    expect(target.requests[0]?.body).toMatch(/^\{"formData":/);
    expect(await run(new FakeTarget({ answer: json(400, 'OTHER') }))).toMatch(/^400 .*OTHER/);
    expect(await run(new FakeTarget({ answer: json(500, 'BAD_JSON') }))).toMatch(/^500 /);
  });

  it('is not tried behind a captcha', async () => {
    const captcha = () => Object.defineProperty(new Response(), 'status', { value: 778 });
    const run = bodies[0]?.run(new FakeTarget({ answer: captcha }));
    await expect(run).rejects.toThrow(NotTriedError);
  });
});

describe('requests: another site', () => {
  it('expects 403', async () => {
    const { run } = attackOf(requests, 'a call from another site');
    const target = new FakeTarget({ answer: json(403, 'CROSS_SITE') });
    expect(await run(target)).toBeUndefined();
    expect(target.requests[0]?.headers.get('origin')).toBe('https://evil.example');
    expect(await run(new FakeTarget({ answer: json(200, '') }))).toBe('200');
  });
});
