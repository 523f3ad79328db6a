import { describe, expect, it } from 'vitest';
import { fakeServices } from '../../../support/fakeServices.ts';
import { testApp } from '../../../support/testApp.ts';

/** Values that must never be in a log line. */
const CANARIES = [
  'A123456(3)',
  'A1234563',
  'CHAN TAI MAN',
  '陳大文',
  'canary@example.hk',
  '4111111111111111',
  'Pa55word-canary',
  'TOKEN-canary',
  '91234567',
];

describe('log lines', () => {
  it('T-35: contain no answer, no key and no query, even after faults', async () => {
    const lines: string[] = [];
    const failing = async () => {
      throw new Error(`duplicate key value: ${CANARIES.join(' ')}`);
    };
    const app = await testApp({
      env: { LOG_LEVEL: 'debug', NO_CAPTCHA: 'true' },
      deps: {
        services: fakeServices({ saveSubmission: failing }),
        logTarget: { write: (line) => lines.push(line) },
      },
    });
    const formData = Object.fromEntries(CANARIES.map((text, i) => [`field${i}`, text]));
    const good = { IdNo: 'A123456(3)', SubscriberNameEng: 'CHAN TAI MAN', AlterEmail: CANARIES[4] };
    const headers = { 'access-token': 'TOKEN-canary', cookie: 'sitting=TOKEN-canary' };
    const url = '/api/submission/submitFormBeforePayment/LREAL1';
    const bodies = [
      { formData, submissionDetail: { lang: 'Eng' } },
      { formData: {}, submissionDetail: { lang: 'Eng' } },
      { formData: good, submissionDetail: { lang: 'Eng', surplus: 'CHAN TAI MAN' } },
      { password: 'Pa55word-canary' },
    ];
    for (const payload of bodies) await app.inject({ method: 'POST', url, payload, headers });
    const broken = `{"IdNo":"A123456(3)","x":${CANARIES.join(',')}`;
    const type = { 'content-type': 'application/json' };
    await app.inject({ method: 'POST', url, payload: broken, headers: { ...headers, ...type } });
    await app.inject({
      url: `/ack?RECEIPT_TOKEN=TOKEN-canary&name=${encodeURI('陳大文')}`,
      headers,
    });
    await app.inject({ url: '/form/A123456(3)?email=canary@example.hk', headers });
    await app.inject({ url: '/api/A1234563/canary@example.hk', headers });
    app.log.error({ note: 'A123456(3) of canary@example.hk, 4111 1111 1111 1111, 9123 4567' }, 'x');
    app.log.error(new Error('CHAN TAI MAN'));
    await app.close();
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(10);
    for (const canary of CANARIES) expect(text).not.toContain(canary);
    expect(text).not.toContain(encodeURI('陳大文'));
  });

  it('contain the route, the status, the duration and the reference', async () => {
    const lines: string[] = [];
    const app = await testApp({
      env: { LOG_LEVEL: 'info' },
      deps: { logTarget: { write: (line) => lines.push(line) } },
    });
    const response = await app.inject('/api/forms/LREAL1');
    await app.close();
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      level: 'INFO',
      time: expect.any(String),
      reqId: response.headers['x-request-id'],
      method: 'GET',
      route: '/api/forms/:code',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    });
  });
});
