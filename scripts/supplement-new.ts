/**
 * `npm run supplement:new -- REFERENCE --question "…" [--question …] [--mail ADDRESS] [--days N]`:
 * asks for supplementary information about a submission. Prints a link that answers once and mails
 * it; without `--mail`, to the address that the submission gave for its acknowledgement. Settings as
 * for the server, which may run meanwhile.
 */
import { parseArgs } from 'node:util';
import { giveOrder } from './supplement/giveOrder.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
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
    reference: positionals.length === 1 ? positionals[0] : undefined,
    questions,
    ...(mail === undefined ? {} : { mail }),
    ...(days === undefined ? {} : { days: Number(days) }),
  }),
);
