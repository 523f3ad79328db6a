import { SAMPLE_RATE } from '../../server/adapters/captcha/wav.ts';

/** The samples of a frame; its transform has half as many bins. */
const FRAME = 256;
const HOP = 128;
/** The bands of a frame, spaced by perceived pitch (mel). */
export const BANDS = 20;

/**
 * Returns the loudness of a clip over time: one row of `BANDS` logarithms for each 16 ms. It
 * subtracts the constant level of each band, so that steady noise has little effect.
 *
 * @param samples at 8,000 per second
 */
export function logSpectrum(samples: Float32Array): Float32Array[] {
  const count = Math.max(1, Math.floor((samples.length - FRAME) / HOP) + 1);
  const rows = Array.from({ length: count }, (_, row) =>
    bandsOf(powerOf(samples.subarray(row * HOP, row * HOP + FRAME))),
  );
  for (let band = 0; band < BANDS; band += 1) {
    const values = rows.map((row) => row[band] ?? 0).toSorted((one, other) => one - other);
    const quiet = values[Math.floor(values.length / 5)] ?? 0;
    for (const row of rows) row[band] = Math.max(0, (row[band] ?? 0) - quiet);
  }
  return rows;
}

const WINDOW = Float64Array.from(
  { length: FRAME },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / FRAME),
);

const ORDER = Array.from({ length: FRAME }, (_, at) => reversed(at));

/** Returns the power of each bin of a frame, by a radix-2 transform in place. */
function powerOf(frame: Float32Array): Float64Array {
  const real = Float64Array.from(ORDER, (from) => (WINDOW[from] ?? 0) * (frame[from] ?? 0));
  const imaginary = new Float64Array(FRAME);
  for (let size = 2; size <= FRAME; size *= 2) {
    for (let start = 0; start < FRAME; start += size) butterflies(real, imaginary, start, size);
  }
  return Float64Array.from(
    { length: FRAME / 2 },
    (_, bin) => (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2,
  );
}

function butterflies(real: Float64Array, imaginary: Float64Array, start: number, size: number) {
  const half = size / 2;
  for (let step = 0; step < half; step += 1) {
    const angle = (-2 * Math.PI * step) / size;
    const [one, other] = [start + step, start + step + half];
    const [re, im] = [real[other] ?? 0, imaginary[other] ?? 0];
    const turnedRe = re * Math.cos(angle) - im * Math.sin(angle);
    const turnedIm = re * Math.sin(angle) + im * Math.cos(angle);
    real[other] = (real[one] ?? 0) - turnedRe;
    imaginary[other] = (imaginary[one] ?? 0) - turnedIm;
    real[one] = (real[one] ?? 0) + turnedRe;
    imaginary[one] = (imaginary[one] ?? 0) + turnedIm;
  }
}

function reversed(at: number): number {
  let result = 0;
  for (let bit = 1; bit < FRAME; bit *= 2) result = result * 2 + (at & bit ? 1 : 0);
  return result;
}

const LOWEST_HZ = 120;
const HIGHEST_HZ = 3_800;

/** The bins at which bands start, peak and end: band `n` has the edges `n`, `n + 1` and `n + 2`. */
const EDGES = Array.from({ length: BANDS + 2 }, (_, edge) => {
  const share = edge / (BANDS + 1);
  const mel = melOf(LOWEST_HZ) + share * (melOf(HIGHEST_HZ) - melOf(LOWEST_HZ));
  return (700 * (Math.exp(mel / 1127) - 1) * FRAME) / SAMPLE_RATE;
});

function melOf(hertz: number): number {
  return 1127 * Math.log(1 + hertz / 700);
}

/**
 * Sums the bins of each band with triangular weights, and returns the logarithms. A triangle
 * extends from the peak of the previous band to the peak of the next band.
 */
function bandsOf(power: Float64Array): Float32Array {
  return Float32Array.from({ length: BANDS }, (_, band) => {
    const [low = 0, middle = 0, high = 0] = EDGES.slice(band, band + 3);
    let sum = 1e-6;
    for (let bin = Math.floor(low); bin <= high; bin += 1) {
      const rise = bin < middle ? (bin - low) / (middle - low) : (high - bin) / (high - middle);
      sum += Math.max(0, rise) * (power[bin] ?? 0);
    }
    return Math.log(sum);
  });
}
