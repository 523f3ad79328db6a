import { describe, expect, it } from 'vitest';
import { type Attack, NotTriedError } from '../../scripts/attack/Attack.ts';
import { ATTACKS } from '../../scripts/attack/attacks.ts';
import { play } from '../../scripts/attack/play.ts';
import { Target } from '../../scripts/attack/Target.ts';

describe('npm run attack', () => {
  it.each([
    'https://localhost:8080',
    'http://forms.landreg.example',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'http://10.0.0.1:8080',
    'file:///etc/passwd',
  ])('refuses a portal that is not on this machine: %s', (origin) => {
    expect(() => new Target(origin)).toThrow(RangeError);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:1', 'http://[::1]:8080'])(
    'accepts a portal on this machine: %s',
    (origin) => {
      expect(new Target(origin).origin).toBe(origin);
    },
  );

  it('every row has its fault, request and expectation, and requests are unique', () => {
    const rows = Object.values(ATTACKS).flat();
    expect(rows.length).toBeGreaterThan(30);
    for (const { fault, sends, expects } of rows) {
      expect(fault).toMatch(/^(?:F\d+|Low|basics)$/);
      expect(sends.length * expects.length).toBeGreaterThan(0);
    }
    expect(new Set(rows.map(({ sends }) => sends)).size).toBe(rows.length);
  });

  it.each(['F1', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F13', 'F14'])(
    'includes the fault %s',
    (fault) => {
      const rows = Object.values(ATTACKS).flat();
      expect(rows.map((row) => row.fault)).toContain(fault);
    },
  );
});

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
});
