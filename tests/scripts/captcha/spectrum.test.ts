import { describe, expect, it } from 'vitest';
import { BANDS, logSpectrum } from '../../../scripts/captcha/spectrum.ts';
import { tones } from '../support/clips.ts';

/** Returns the loudest band of a row. */
const loudest = (row: Float32Array = new Float32Array()) => row.indexOf(Math.max(...row));

describe('logSpectrum', () => {
  it('returns a row of bands for each 16 ms, and one for a short clip', () => {
    const rows = logSpectrum(tones([[500, 1]]));
    expect(rows).toHaveLength(Math.floor((8000 - 256) / 128) + 1);
    for (const row of rows) expect(row).toHaveLength(BANDS);
    expect(logSpectrum(new Float32Array(10))).toHaveLength(1);
  });

  it.each([
    [200, 0],
    [1000, 8],
    [3500, 18],
  ])('shows a tone of %s Hz in one of the bands near %s', (hertz, band) => {
    const rows = logSpectrum(
      tones([
        [0, 0.5],
        [hertz, 0.5],
      ]),
    );
    const during = loudest(rows.at(-5));
    expect(Math.abs(during - band)).toBeLessThanOrEqual(1);
    expect(Math.max(...(rows[3] ?? []))).toBe(0);
  });

  it('ignores a steady tone, and keeps a new one', () => {
    const rows = logSpectrum(tones([[600, 1]]));
    for (const row of rows) expect(Math.max(...row)).toBeLessThan(0.5);
    const changed = logSpectrum(
      tones([
        [600, 0.5],
        [2500, 0.5],
      ]),
    );
    expect(loudest(changed.at(-5))).toBeGreaterThan(loudest(changed[4]));
  });

  it('is higher in a higher band for a louder tone', () => {
    const quiet = tones([
      [0, 0.5],
      [1000, 0.2],
    ]).map((sample) => sample / 10);
    const loud = quiet.map((sample) => sample * 10);
    const peak = (samples: Float32Array) =>
      Math.max(...logSpectrum(samples).flatMap((row) => [...row]));
    expect(peak(loud) - peak(quiet)).toBeCloseTo(Math.log(100), 1);
  });
});
