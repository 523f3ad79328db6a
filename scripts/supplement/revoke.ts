/**
 * `npm run supplement:revoke -- REFERENCE`: revokes every valid link about a submission. The
 * settings are those of the server, which may run at the same time.
 */
import { commandLine } from '../command/commandLine.ts';
import { giveOrder } from '../operator/giveOrder.ts';

const { names } = commandLine('npm run supplement:revoke -- REFERENCE', { names: 1 });
const [reference] = names;
process.exit(await giveOrder({ order: 'supplement:revoke', reference }));
