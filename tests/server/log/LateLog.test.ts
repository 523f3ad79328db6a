import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it } from 'vitest';
import { LateLog } from '../../../server/log/LateLog.ts';

function recorder() {
  const lines: unknown[] = [];
  const write = (level: string) => (about: object, text: string) =>
    void lines.push([level, about, text]);
  const logger = { info: write('info'), warn: write('warn'), error: write('error') };
  return { lines, logger: logger as unknown as FastifyBaseLogger };
}

describe('LateLog', () => {
  it('writes the buffered lines in order, then each line at once', () => {
    const { lines, logger } = recorder();
    const log = new LateLog();
    log.warn({ n: 1 }, 'first');
    log.error({ n: 2 }, 'second');
    expect(lines).toEqual([]);
    log.attach(logger);
    expect(lines).toEqual([
      ['warn', { n: 1 }, 'first'],
      ['error', { n: 2 }, 'second'],
    ]);
    log.info({}, 'third');
    expect(lines.at(-1)).toEqual(['info', {}, 'third']);
  });

  it('writes each buffered line once', () => {
    const [first, second] = [recorder(), recorder()];
    const log = new LateLog();
    log.info({}, 'once');
    log.attach(first.logger);
    log.attach(second.logger);
    expect([first.lines.length, second.lines.length]).toEqual([1, 0]);
  });
});
