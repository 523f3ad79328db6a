/**
 * `npm run submission -- show REFERENCE [--answers]`: prints the record of a submission: status,
 * payments, signatures, files with their hashes, and history. `--answers` also prints the answers;
 * the history records that. The settings are those of the server, which may run at the same time.
 * Exits with 1 when there is nothing to show, with 2 for a wrong call.
 */
import { commandLine, misused } from './command/commandLine.ts';
import { giveOrder } from './operator/giveOrder.ts';

const USAGE = 'npm run submission -- show REFERENCE [--answers]';

const { names, values } = commandLine(USAGE, {
  names: 2,
  options: { answers: { type: 'boolean' } },
});
const [verb, reference] = names;
if (verb !== 'show' || reference === undefined) misused('Name a submission to show', USAGE);
const withAnswers = values.answers === true;
process.exit(await giveOrder({ order: 'submission:show', reference, withAnswers }));
