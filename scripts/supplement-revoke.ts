/**
 * `npm run supplement:revoke -- REFERENCE`: takes back every link about a submission that still
 * works. Settings as for the server, which may run meanwhile.
 */
import { commandLine } from './commandLine.ts';
import { giveOrder } from './operator/giveOrder.ts';

const { names } = commandLine('npm run supplement:revoke -- REFERENCE', { names: 1 });
const [reference] = names;
process.exit(await giveOrder({ order: 'supplement:revoke', reference }));
