/**
 * Checks the folders of the rooms: no import cycles between folders, and a limited number of files
 * in each. Room names as arguments limit the check: `node scripts/structure/check-folders.ts
 * server`.
 */
import { say } from '../command/run.ts';
import { readSources } from './readSources.ts';
import { structureErrors } from './structureErrors.ts';

const ROOMS = ['engine', 'renderer', 'playground', 'server', 'scripts', 'stories'];

const wanted = process.argv.slice(2);
const rooms = wanted.length > 0 ? wanted : ROOMS;
const faults = rooms.flatMap((room) => structureErrors(readSources(room)));
for (const fault of faults) say(fault);
process.exit(faults.length === 0 ? 0 : 1);
