/**
 * `npm run supplement:new -- REFERENCE --question "…" [--question …] [--mail ADDRESS] [--days N]`:
 * asks for supplementary information about a submission. Prints a link that answers once and mails
 * it; without `--mail`, to the address that the submission gave for its acknowledgement. Settings as
 * for the server, which may run meanwhile.
 */
import { commandLine } from './commandLine.ts';
import { giveOrder } from './operator/giveOrder.ts';

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
