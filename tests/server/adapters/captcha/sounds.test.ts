import { describe, expect, it } from 'vitest';
import {
  atLoudness,
  atPace,
  atPitch,
  hiss,
  loudness,
  mixInto,
  oneOf,
  resounding,
  tilted,
} from '../../../../server/adapters/captcha/sounds.ts';

/** Returns one second of a tone. */
const tone = (hertz: number) =>
  Float32Array.from({ length: 8_000 }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / 8_000));

/** Returns the number of upward zero crossings per second. */
function pitchOf(sound: Float32Array): number {
  const middle = sound.subarray(400, sound.length - 400);
  const rises = middle.filter((sample, at) => sample >= 0 && (middle[at - 1] ?? 0) < 0);
  return (rises.length / middle.length) * 8_000;
}

describe('atPitch', () => {
  it('makes a sound higher and shorter, or lower and longer', () => {
    const [high, low] = [atPitch(tone(200), 1.25), atPitch(tone(200), 0.8)];
    expect([high.length, low.length]).toEqual([6_400, 10_000]);
    expect(pitchOf(high)).toBeCloseTo(250, -1);
    expect(pitchOf(low)).toBeCloseTo(160, -1);
  });
});

describe('atPace', () => {
  it.each([0.85, 1, 1.2])('plays %d times as fast at the same pitch', (pace) => {
    const result = atPace(tone(200), pace);
    expect(Math.abs(result.length - 8_000 / pace)).toBeLessThan(300);
    expect(Math.abs(pitchOf(result) - 200)).toBeLessThan(8);
    expect(loudness(result)).toBeGreaterThan(0.5);
  });
});

describe('tilted', () => {
  it('brightens above 0 and dulls below 0', () => {
    const share = (tilt: number) =>
      loudness(tilted(tone(3_000), tilt)) / loudness(tilted(tone(200), tilt));
    expect(share(0.5)).toBeGreaterThan(1.5);
    expect(share(-0.5)).toBeLessThan(0.7);
  });
});

describe('resounding', () => {
  it('amplifies frequencies near its own', () => {
    const lift = (hertz: number) => loudness(resounding(tone(hertz), 1_000, 1));
    expect(lift(1_000)).toBeGreaterThan(1.2 * lift(3_000));
  });
});

describe('loudness: and atLoudness()', () => {
  it('measures and sets the loud parts only: a pause changes nothing', () => {
    const padded = new Float32Array(24_000);
    mixInto(padded, atLoudness(tone(300), 0.16), 8_000);
    expect(loudness(padded)).toBeCloseTo(0.16, 2);
  });

  it('keeps silence silent', () => {
    expect(loudness(new Float32Array(800))).toBe(0);
    expect(atLoudness(new Float32Array(800), 0.5)).toEqual(new Float32Array(800));
  });
});

describe('mixInto', () => {
  it('adds from an offset, and cuts samples beyond the end', () => {
    const into = Float32Array.from([1, 1, 1]);
    mixInto(into, Float32Array.from([1, 2, 3]), 1);
    expect([...into]).toEqual([1, 2, 3]);
  });
});

describe('hiss', () => {
  it('returns values between -1 and 1, with a mean near 0', () => {
    const noise = hiss(8_000);
    expect(noise.every((sample) => Math.abs(sample) <= 1)).toBe(true);
    expect(Math.abs(noise.reduce((sum, sample) => sum + sample, 0) / 8_000)).toBeLessThan(0.05);
  });
});

describe('oneOf', () => {
  it('returns an item of the list, and throws for an empty list', () => {
    expect(['a', 'b']).toContain(oneOf(['a', 'b']));
    expect(() => oneOf([])).toThrow(RangeError);
  });
});
