import { describe, expect, it } from 'vitest';
import { CallLog } from '../../../../server/sandbox/service/CallLog.ts';

const AT = new Date('2026-11-20T02:00:00Z');

describe('CallLog', () => {
  it('lists the newest call first, with what the caller adds later', () => {
    const log = new CallLog();
    const first = log.add(AT, 'web/visa');
    log.add(AT, 'status/T1');
    first.status = 200;
    first.body = { a: 1 };
    expect(log.list()).toEqual([
      { at: AT, path: 'status/T1' },
      { at: AT, path: 'web/visa', status: 200, body: { a: 1 } },
    ]);
  });

  it('keeps the newest 500 calls', () => {
    const log = new CallLog();
    for (let count = 1; count <= 500; count += 1) log.add(AT, String(count));
    expect(log.list().at(-1)?.path).toBe('1');
    log.add(AT, '501');
    const paths = log.list().map(({ path }) => path);
    expect([paths.length, paths[0], paths.at(-1)]).toEqual([500, '501', '2']);
  });
});
