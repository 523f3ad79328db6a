/**
 * `npm run bench:addresses [-- FILE]`: how long a search of 46,000 addresses takes, beside a plain scan
 * of them, and in a PostgreSQL where one answers (`TEST_DATABASE_URL`). FILE is one that
 * `npm run address:import` reads; without one the entries are made up.
 */
import { benchAddresses } from '../tests/bench/addresses.ts';
import { say } from './run.ts';

for (const line of await benchAddresses(process.argv[2])) say(line);
