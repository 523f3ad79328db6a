/**
 * `npm run supplement:new -- REFERENCE --question "…" [--question …] [--mail ADDRESS] [--days N]`:
 * requests supplementary information about a submission. It prints a link for one response and
 * mails it; without `--mail`, to the submission's acknowledgement address. The settings are those
 * of the server, which may run at the same time.
 */
import { commandLine } from '../command/commandLine.ts';
import { giveOrder } from '../operator/giveOrder.ts';

const USAGE =
  'npm run supplement:new -- REFERENCE --question "…" [--question …] [--mail ADDRESS] [--days N]';

const { names, values } = commandLine(USAGE, {
  names: 1,
  options: {
    question: { type: 'string', multiple: true },
    mail: { type: 'string' },
    days: { type: 'string' },
  },
});
const { question: questions, mail, days } = values;
process.exit(
  await giveOrder({
    order: 'supplement:new',
    reference: names[0],
    questions,
    ...(mail === undefined ? {} : { mail }),
    ...(days === undefined ? {} : { days: Number(days) }),
  }),
);
