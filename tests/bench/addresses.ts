import type { FoundAddress } from '#engine';
import { readAddressFile } from '../../scripts/address/readAddressFile.ts';
import { AddressIndex } from '../../server/adapters/address/AddressIndex.ts';
import { foldAddress } from '../../server/adapters/address/foldAddress.ts';
import { importIntoPostgres } from '../../server/adapters/address/importIntoPostgres.ts';
import { PostgresAddressLookup } from '../../server/adapters/address/PostgresAddressLookup.ts';
import { openStores } from '../../server/adapters/store/openStores.ts';
import { seededRandom } from '../protocol/seededRandom.ts';
import { madeUp, searchFor } from '../support/addressSearches.ts';
import { testClock } from '../support/testClock.ts';
import { DATABASE_URL, databaseAnswers, testSchema } from '../support/testDatabase.ts';

/** Number of entries of all districts in the compact form of the service's file. */
const ENTRIES = 46_000;
const SEARCHES = 2_000;
/** Fewer searches for a database: each search is a round trip. */
const DATABASE_SEARCHES = 400;
/** Few scans are enough, because a scan is slow. */
const SCANS = 200;
const GOAL_MS = 5;
/** Goal for the p95 of a database search. The page waits one second before each search. */
const DATABASE_GOAL_MS = 50;
const DEFAULTS = { maxRecords: 10, tolerance: 50, isBasicSearchingMode: false };

/**
 * Measures three address searches in one run: in memory, by a plain scan, and in PostgreSQL if a
 * database answers. Returns the lines of a table.
 *
 * @param file addresses in the format of `npm run address:import`. Invented addresses in the
 *   sample's streets fill them up to 46,000 entries. Without a file, all entries are invented
 */
export async function benchAddresses(file?: string): Promise<readonly string[]> {
  const given = file === undefined ? [] : (await readAddressFile(file)).entries;
  const entries = [...given.slice(0, ENTRIES), ...madeUp(ENTRIES - given.length)];
  const random = seededRandom(46);
  const searches = Array.from({ length: SEARCHES }, () => searchFor(random.pick(entries), random));
  return [
    ...benchIndex(entries, searches),
    ...(await benchPostgres(entries, searches.slice(0, DATABASE_SEARCHES))),
  ];
}

function benchIndex(entries: Entries, searches: readonly string[]): readonly string[] {
  const started = performance.now();
  const index = new AddressIndex(entries);
  const builtMs = performance.now() - started;
  for (const text of searches.slice(0, SCANS)) index.search({ ...DEFAULTS, text });
  const searched = timed(searches, (text) => index.search({ ...DEFAULTS, text }));
  const found = searches.filter((text) => index.search({ ...DEFAULTS, text }).length > 0).length;
  const lines = entries.map(lineOf);
  const scanned = timed(searches.slice(0, SCANS), (text) => scan(lines, text));
  return [
    '',
    `address search (Node, one core), ${entries.length} entries, index built in ${ms(builtMs)} ms`,
    row('', 'p50, ms', 'p95, ms', 'goal'),
    row('index', ms(searched.p50), ms(searched.p95), goal(searched.p95, GOAL_MS)),
    row('plain scan', ms(scanned.p50), ms(scanned.p95), ''),
    `${found} of ${searches.length} searches found something: names, numbers, beginnings, slips of the pen`,
  ];
}

async function benchPostgres(
  entries: Entries,
  searches: readonly string[],
): Promise<readonly string[]> {
  if (!(await databaseAnswers())) return [`no PostgreSQL answers at ${DATABASE_URL}: not measured`];
  const schema = await testSchema('bench_addresses');
  const stores = await openStores(schema.choice, testClock());
  try {
    const started = performance.now();
    await importIntoPostgres(stores.db, { source: 'the bench', entries });
    const importedMs = performance.now() - started;
    const lookup = await PostgresAddressLookup.open(stores.db);
    const times: number[] = [];
    let found = 0;
    for (const text of searches) {
      const asked = { ...DEFAULTS, text, is3d: false };
      const each: number[] = [];
      for (let time = 0; time < DATABASE_TIMES; time += 1) {
        const started = performance.now();
        found += Math.sign((await lookup.search(asked)).length) / DATABASE_TIMES;
        each.push(performance.now() - started);
      }
      times.push(middle(each));
    }
    const searched = parts(times);
    return [
      row('PostgreSQL', ms(searched.p50), ms(searched.p95), goal(searched.p95, DATABASE_GOAL_MS)),
      `imported in ${ms(importedMs)} ms; ${Math.round(found)} of ${searches.length} searches found something`,
    ];
  } finally {
    await stores.submissions.close();
    await schema.drop();
  }
}

const goal = (p95: number, goalMs: number): string =>
  `p95 < ${goalMs} ${p95 < goalMs ? 'met' : 'MISSED'}`;

type Entries = readonly FoundAddress[];

/** Returns the text that a scan searches: every word of an entry in one line. */
function lineOf({ english, chinese }: FoundAddress): string {
  const { words, numbers, han } = foldAddress(JSON.stringify([english, chinese]));
  return [...words, ...numbers, ...han].join(' ');
}

/** Scans every entry and returns the first ten with all words, in the given order. */
function scan(lines: readonly string[], text: string): readonly string[] {
  const { words, numbers, han } = foldAddress(text);
  const terms = [...words, ...numbers, ...han];
  return lines.filter((line) => terms.every((term) => line.includes(term))).slice(0, 10);
}

/** Repetitions of each search. The median counts, because other processes share the machine. */
const TIMES = 5;
const DATABASE_TIMES = 3;

function timed(searches: readonly string[], search: (text: string) => void) {
  return parts(
    searches.map((text) => middle(Array.from({ length: TIMES }, () => timeOf(() => search(text))))),
  );
}

function parts(unsorted: readonly number[]) {
  const times = [...unsorted].sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

function timeOf(act: () => void): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

function middle(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

const ms = (duration: number): string => duration.toFixed(duration < 10 ? 2 : 0);

const row = (name: string, ...cells: readonly string[]): string =>
  `${name.padEnd(14)}${cells.map((cell) => cell.padStart(16)).join('')}`;
