/**
 * `npm run supplement:revoke -- REFERENCE`: takes back every link about a submission that still
 * works. Settings as for the server, which may run meanwhile.
 */
import { parseArgs } from 'node:util';
import { giveOrder } from './supplement/giveOrder.ts';

const { positionals } = parseArgs({ allowPositionals: true, options: {} });
const reference = positionals.length === 1 ? positionals[0] : undefined;
process.exit(await giveOrder({ order: 'supplement:revoke', reference }));
