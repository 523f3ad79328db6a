/**
 * `npm run export -- --ref REFERENCE --to FOLDER [--again]`: writes a submission that was handed in
 * online into FOLDER/REFERENCE and marks it as taken; the portal removes it 90 days after its mark,
 * and never without one. Settings as for the server, which may run meanwhile. Ends with 1 when the
 * submission cannot be taken now, with 2 for a wrong call; nothing is marked then.
 */
import { resolve } from 'node:path';
import { commandLine, misused } from './commandLine.ts';
import { takeSubmission } from './export/takeSubmission.ts';
import { say } from './run.ts';

const USAGE = 'npm run export -- --ref REFERENCE --to FOLDER [--again]';

const { values } = commandLine(USAGE, {
  options: { ref: { type: 'string' }, to: { type: 'string' }, again: { type: 'boolean' } },
});
const { ref, to, again = false } = values;
if (!ref || !to) misused('Cannot export without --ref and --to', USAGE);
try {
  const lines = await takeSubmission({ reference: ref, folder: resolve(to), isAgain: again });
  for (const line of lines) say(line);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
