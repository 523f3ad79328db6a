/**
 * `npm run bench:addresses [-- FILE]`: measures a search in 46,000 addresses, compared with a plain
 * scan, and in PostgreSQL if one is available (`TEST_DATABASE_URL`). FILE is a file for `npm run
 * address:import`; without FILE, the entries are generated.
 */
import { benchAddresses } from '../../tests/bench/addresses.ts';
import { say } from '../command/run.ts';

for (const line of await benchAddresses(process.argv[2])) say(line);
