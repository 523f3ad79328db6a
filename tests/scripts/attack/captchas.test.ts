import { describe, expect, it } from 'vitest';
import { captchas } from '../../../scripts/attack/captchas.ts';
import { attackOf } from '../support/attackOf.ts';
import { FakeTarget } from '../support/FakeTarget.ts';

describe('captchas', () => {
  it('F6: one solved captcha allows forty calls, and no call of another browser', async () => {
    const { run, needsOwn } = attackOf(captchas, 'the token');
    expect(needsOwn).toContain('keys');
    expect(await run(new FakeTarget())).toBeUndefined();
  }, 120_000);
});
