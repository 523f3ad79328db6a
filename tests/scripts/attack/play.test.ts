import { describe, expect, it, vi } from 'vitest';
import { type Attack, NotTriedError } from '../../../scripts/attack/Attack.ts';
import { play } from '../../../scripts/attack/play.ts';
import { Target } from '../../../scripts/attack/Target.ts';

describe('play()', () => {
  const foreign = new Target('http://localhost:8080');
  const own = new Target('http://localhost:8080', '/tmp/portal');
  const row = (run: Attack['run'], needsOwn?: string): Attack => ({
    fault: 'basics',
    sends: 'a call',
    expects: '404',
    run,
    ...(needsOwn ? { needsOwn } : {}),
  });

  it('passes an attack without an unexpected result', async () => {
    expect(
      await play(
        row(async () => undefined),
        foreign,
      ),
    ).toEqual({ verdict: 'passed' });
  });

  it('fails an attack with an unexpected result or an error', async () => {
    const seen = await play(
      row(async () => '200'),
      foreign,
    );
    expect(seen).toEqual({ verdict: 'FAILED', why: '200' });
    const broken = row(() => Promise.reject(new Error('no answer')));
    expect(await play(broken, foreign)).toEqual({ verdict: 'FAILED', why: 'Error: no answer' });
  });

  it('does not try an attack on another portal when the attack needs its own portal', async () => {
    const attack = row(async () => undefined, 'needs its data');
    expect(await play(attack, foreign)).toEqual({ verdict: 'not tried', why: 'needs its data' });
    expect(await play(attack, own)).toEqual({ verdict: 'passed' });
  });

  it('reports an attack that cannot run as not tried, never as passed', async () => {
    const attack = row(() => Promise.reject(new NotTriedError('needs Linux')));
    expect(await play(attack, own)).toEqual({ verdict: 'not tried', why: 'needs Linux' });
  });

  it('closes the connections that an attack left open', async () => {
    const hangUp = vi.spyOn(own, 'hangUp');
    await play(
      row(() => Promise.reject(new Error('no answer'))),
      own,
    );
    expect(hangUp).toHaveBeenCalledOnce();
  });
});
