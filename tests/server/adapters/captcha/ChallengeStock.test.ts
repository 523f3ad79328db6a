import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawAnswer } from '../../../../server/adapters/captcha/alphabet.ts';
import { ChallengeStock } from '../../../../server/adapters/captcha/ChallengeStock.ts';
import type { DrawnChallenge } from '../../../../server/adapters/captcha/drawChallenge.ts';
import { CaptchaBusyError } from '../../../../server/ports/CaptchaProvider.ts';

/** Counts the random numbers of this thread; workers have their own `crypto`. */
function countedDraws() {
  const counted = vi.spyOn(crypto, 'randomInt');
  syncBuiltinESMExports();
  return {
    count: () => counted.mock.calls.length,
    end: () => {
      counted.mockRestore();
      syncBuiltinESMExports();
    },
  };
}

const stocks: ChallengeStock[] = [];
afterEach(async () => {
  for (const stock of stocks.splice(0)) await stock.close();
});

function opened(...options: ConstructorParameters<typeof ChallengeStock>): ChallengeStock {
  const stock = new ChallengeStock(...options);
  stocks.push(stock);
  return stock;
}

/** Returns a function that draws numbered challenges, and the list of drawn answers. */
function numbering() {
  const drawn: string[] = [];
  const draw = async (language: string): Promise<DrawnChallenge> => {
    const answer = `${language}-${drawn.length + 1}`;
    drawn.push(answer);
    await Promise.resolve();
    return { answer, image: Buffer.from(''), audio: [] };
  };
  return { drawn, draw };
}

/** Returns a function whose challenges wait until the test resolves or rejects each call. */
function held() {
  const pending: { draw: () => void; fail: () => void }[] = [];
  const draw = () =>
    new Promise<DrawnChallenge>((give, refuse) => {
      pending.push({
        draw: () => give({ answer: 'A3KT', image: Buffer.from(''), audio: [] }),
        fail: () => refuse(new Error('the worker died')),
      });
    });
  return { pending, draw };
}

const answersOf = (drawn: readonly DrawnChallenge[]) => drawn.map(({ answer }) => answer);
const settled = () => new Promise((done) => setImmediate(done));

describe('ChallengeStock', () => {
  it('F13: draws in a worker, never in this thread, and ends the idle worker', async () => {
    const draws = countedDraws();
    const stock = opened({ size: 2 });
    expect(stock.threads).toBe(0);
    const taken = await Promise.all([1, 2, 3].map(() => stock.take('en')));
    expect(stock.threads).toBe(1);
    for (const { answer, image, audio } of taken) {
      expect(answer).toMatch(/^[A-Z0-9]{4}$/);
      expect(Buffer.from(image.subarray(1, 4)).toString()).toBe('PNG');
      expect(audio).toHaveLength(4);
    }
    expect(draws.count()).toBe(0);
    drawAnswer();
    expect(draws.count()).toBe(4);
    draws.end();
    await vi.waitUntil(() => stock.threads === 0, { timeout: 30_000, interval: 100 });
  }, 60_000);

  it('F13: returns each challenge once, also to parallel calls', async () => {
    const { draw } = numbering();
    const stock = opened({ size: 5, draw });
    const taken = await Promise.all(Array.from({ length: 20 }, () => stock.take('en')));
    await settled();
    const later = await Promise.all(Array.from({ length: 20 }, () => stock.take('en')));
    expect(new Set(answersOf([...taken, ...later])).size).toBe(40);
  });

  it('F13: fills after the first call, and refills at half of its size', async () => {
    const { drawn, draw } = numbering();
    const stock = opened({ size: 5, draw });
    await stock.take('en');
    await settled();
    expect(drawn).toHaveLength(6);
    for (const _ of [1, 2]) await stock.take('en');
    await settled();
    expect(drawn).toHaveLength(6);
    await stock.take('en');
    await settled();
    expect(drawn).toHaveLength(9);
  });

  it('F13: returns a ready challenge at once, while it draws the next challenge', async () => {
    const { pending, draw } = held();
    const stock = opened({ size: 1, draw });
    const first = stock.take('en');
    pending[0]?.draw();
    await first;
    pending[1]?.draw();
    await settled();
    expect((await stock.take('en')).answer).toBe('A3KT');
    expect(pending).toHaveLength(3);
  });

  it('F13: keeps one stock for each requested language', async () => {
    const { drawn, draw } = numbering();
    const stock = opened({ size: 2, draw });
    const taken = await Promise.all([stock.take('zh-Hant'), stock.take('en')]);
    await settled();
    expect(answersOf(taken).map((answer) => answer.replace(/-\d+$/, ''))).toEqual([
      'zh-Hant',
      'en',
    ]);
    expect(drawn).toHaveLength(6);
    expect(drawn.some((answer) => answer.startsWith('zh-Hans'))).toBe(false);
  });

  it('F13: refuses a call when too many calls wait', async () => {
    const { pending, draw } = held();
    const stock = opened({ size: 1, waiting: 2, draw });
    const waiting = [stock.take('en'), stock.take('en')];
    await expect(stock.take('en')).rejects.toThrow(CaptchaBusyError);
    expect(pending).toHaveLength(1);
    pending[0]?.draw();
    await settled();
    pending[1]?.draw();
    expect(answersOf(await Promise.all(waiting))).toEqual(['A3KT', 'A3KT']);
  });

  it('F13: rejects waiting calls when a worker fails, and retries at the next call', async () => {
    const { pending, draw } = held();
    const stock = opened({ size: 1, draw });
    const refused = expect(stock.take('en')).rejects.toThrow(CaptchaBusyError);
    pending[0]?.fail();
    await refused;
    expect(pending).toHaveLength(1);
    const taken = stock.take('en');
    pending[1]?.draw();
    expect((await taken).answer).toBe('A3KT');
  });

  it('F13: draws nothing after close', async () => {
    const { draw, drawn } = numbering();
    const stock = opened({ draw });
    await stock.close();
    await expect(stock.take('en')).rejects.toThrow(CaptchaBusyError);
    expect(drawn).toEqual([]);
  });

  it('F13: rejects the waiting calls at close', async () => {
    const { pending, draw } = held();
    const stock = opened({ draw });
    const waiting = [stock.take('en'), stock.take('en')];
    const refused = Promise.allSettled(waiting);
    const closed = stock.close();
    pending[0]?.draw();
    await closed;
    expect((await refused).map(({ status }) => status)).toContain('rejected');
    expect(pending).toHaveLength(1);
  }, 5_000);

  it('F13: loads no drawing library before the first challenge', () => {
    const place = new URL('../../../../server/compose/openCaptcha.ts', import.meta.url).href;
    const program = `await import(${JSON.stringify(place)});
      process.stdout.write(process.report.getReport().sharedObjects.join('\\n'));`;
    const loaded = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    expect(loaded).toContain('libc');
    expect(loaded).not.toMatch(/canvas|skia/);
  }, 60_000);
});
