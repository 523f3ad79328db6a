import { openOperatorDoor } from '../../../../server/operator/openOperatorDoor.ts';
import { createOperatorDesk } from '../../../../server/services/operator/operatorDesk.ts';
import { describePaymentsCommand } from '../../../support/describePaymentsCommand.ts';
import { withReadyStore } from '../../../support/readyStore.ts';

// The running portal owns the embedded store: the command uses the operator door.
describePaymentsCommand('the embedded store of a running portal', async (folder) => {
  await withReadyStore(folder);
  return {
    choice: { engine: 'embedded', folder },
    env: {},
    letIn: ({ deps }, dataDir) =>
      openOperatorDoor(dataDir, createOperatorDesk({ ...deps, publicUrl: 'https://portal.test' })),
  };
});
