import type { SavedFiles } from '../../../server/services/files/savedFiles.ts';

const LARGE_BYTES = 31_457_280;
const [VERIFIER, WRONG] = ['a'.repeat(64), 'b'.repeat(64)];
/** The number of timed turns. It is even, so that each rejection is first in half of the turns. */
const TIMED = 40;
const MOST_TIMED = 400;
/** The maximum ratio of the shortest times of a wrong password and of a changed byte. */
export const MOST_RATIO = 2;
/** The number of changed bytes in each part of the large file. */
const SAMPLED = 24;

/** The results of opening changed files. */
export interface BrokenFiles {
  readonly tried: number;
  /** The places of changed bytes that were not detected. */
  readonly unnoticed: readonly string[];
  /** The median milliseconds until a rejection, for a 30 MB file. */
  readonly wrongPasswordMs: number;
  readonly changedMs: number;
  /** The ratio of the shortest times of both: a busy machine can only make one longer. */
  readonly ratio: number;
}

/** Changes every byte of a small file, and bytes of header, middle and tail of a 30 MB file. */
export function brokenFiles(files: SavedFiles): BrokenFiles {
  const origin = { formCode: 'LREAL1', definition: 'campaign', version: 1 };
  const small = files.seal(origin, VERIFIER, Buffer.from('{"layout":2}\n'));
  const large = files.seal(origin, VERIFIER, Buffer.alloc(LARGE_BYTES, 7));
  const header = large.indexOf(0x0a) + 17;
  const middle = Math.floor(large.length / 2);
  const places = [
    ...[...small.keys()].map((at) => ({ name: 'small', file: small, at })),
    ...spread(0, header).map((at) => ({ name: 'header of 30 MB', file: large, at })),
    ...spread(middle, middle + 4096).map((at) => ({ name: 'middle of 30 MB', file: large, at })),
    ...spread(large.length - 64, large.length).map((at) => ({ name: 'tail', file: large, at })),
  ];
  const unnoticed = places
    .filter(({ file, at }) => isOpened(files, file, at))
    .map(({ name, at }) => `${name}, byte ${at}`);
  const [wrong = [], changed = []] = timesOf([
    () => files.open(large, WRONG),
    () => isOpened(files, large, middle),
  ]);
  return {
    tried: places.length,
    unnoticed,
    wrongPasswordMs: middleOf(wrong),
    changedMs: middleOf(changed),
    ratio: (wrong[0] ?? 0) / (changed[0] ?? 0),
  };
}

/** Checks whether the server opens the file with one byte changed; restores the byte. */
function isOpened(files: SavedFiles, file: Buffer, at: number): boolean {
  const byte = file[at] ?? 0;
  file[at] = byte ^ 1;
  const opened = files.open(file, VERIFIER);
  file[at] = byte;
  return opened !== undefined;
}

/**
 * Measures the milliseconds of two functions, the shortest first. It alternates them, because
 * garbage of one costs time in the other. It takes more turns when the machine was busy.
 */
function timesOf(acts: readonly [() => unknown, () => unknown]) {
  const times: readonly [number[], number[]] = [[], []];
  const isOdd = () => {
    const ratio = Math.min(...times[0]) / Math.min(...times[1]);
    return !(ratio < MOST_RATIO && ratio > 1 / MOST_RATIO);
  };
  for (let turn = 0; turn < TIMED || (turn < MOST_TIMED && isOdd()); turn += 1) {
    for (const which of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      times[which].push(timed(acts[which]));
    }
  }
  return times.map((each) => each.toSorted((a, b) => a - b));
}

function middleOf(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function timed(act: () => unknown): number {
  const began = performance.now();
  act();
  return performance.now() - began;
}

function spread(from: number, to: number): readonly number[] {
  const step = Math.max(1, Math.floor((to - from) / SAMPLED));
  return Array.from({ length: SAMPLED }, (_, index) => Math.min(from + index * step, to - 1));
}
