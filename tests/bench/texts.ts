import { Worker } from 'node:worker_threads';
import { LANGUAGES, type Language } from '#engine';
import type { TextsTask, TextsTimes, TextsWay } from './textsWorker.ts';

const WAYS: readonly TextsWay[] = ['table', 'wordsIn', 'i18next, cached', 'i18next'];

/** Number of threads for each way and language. The fastest counts: other processes interfere. */
const ROUNDS = 7;
/** CPU slow-down of an old phone, as in `condition.ts`. */
const SLOW_DOWN = 4;
/** Longest time that i18next's rules may add to a page on such a phone. */
const MOST_ADDED_MS = 5;

/**
 * Measures the texts of a page of 200 fields, and returns the lines of a table. Each thread runs
 * code that V8 has not compiled yet, as on a first page.
 */
export async function benchTexts(): Promise<readonly string[]> {
  const times = new Map<string, TextsTimes[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const language of LANGUAGES) {
      // The ways run in turns, so that a busy machine affects all of them.
      for (const way of WAYS) {
        const key = `${way} ${language}`;
        times.set(key, [...(times.get(key) ?? []), await timesOf({ way, language })]);
      }
    }
  }
  const figure = (way: TextsWay, language: Language, page: keyof TextsTimes) =>
    SLOW_DOWN * Math.min(...(times.get(`${way} ${language}`) ?? []).map((each) => each[page]));
  const lines = WAYS.map((way) => {
    const first = LANGUAGES.map((language) => figure(way, language, 'firstMs'));
    const later = LANGUAGES.map((language) => figure(way, language, 'laterMs'));
    const added = Math.max(
      ...LANGUAGES.map((language, at) => (first[at] ?? 0) - figure('table', language, 'firstMs')),
    );
    const verdict = `<= ${MOST_ADDED_MS} ${added <= MOST_ADDED_MS ? 'met' : 'MISSED'}`;
    const goal = way === 'wordsIn' ? verdict : '';
    return row(way, ...first.map(ms), ms(added), ms(Math.max(...later)), goal);
  });
  return [
    '',
    `texts of a page of 200 fields (Node, time x ${SLOW_DOWN}), ms on a first page`,
    row('', ...LANGUAGES, 'added, most', 'later, most', 'goal'),
    ...lines,
  ];
}

/** @throws the worker's error */
function timesOf(task: TextsTask): Promise<TextsTimes> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./textsWorker.ts', import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const ms = (duration: number): string => duration.toFixed(1);

const row = (name: string, ...cells: readonly string[]): string =>
  `${name.padEnd(18)}${cells.map((cell) => cell.padStart(13)).join('')}`;
