import { openOperatorDoor } from '../../../../server/operator/openOperatorDoor.ts';
import { createOperatorDesk } from '../../../../server/services/operator/operatorDesk.ts';
import { describeExportCommand } from '../../../support/describeExportCommand.ts';
import { withReadyStore } from '../../../support/readyStore.ts';

// The running portal owns the embedded store: the command uses the operator door.
describeExportCommand('the embedded store of a running portal', async (folder) => {
  await withReadyStore(folder);
  let hold: { readonly onMark: () => void; readonly until: Promise<void> } | undefined;
  return {
    choice: { engine: 'embedded', folder },
    env: {},
    letIn: ({ deps }, dataDir) => {
      const desk = createOperatorDesk({ ...deps, publicUrl: 'https://portal.test' });
      return openOperatorDoor(dataDir, async (order) => {
        if (!hold || !isMark(order)) return desk(order);
        hold.onMark();
        await hold.until;
        throw new Error('the portal was killed, too');
      });
    },
    holdMarks: async () => {
      const asked = Promise.withResolvers<void>();
      const freed = Promise.withResolvers<void>();
      hold = { onMark: asked.resolve, until: freed.promise };
      return {
        untilWaitedFor: () => asked.promise,
        free: async () => {
          hold = undefined;
          freed.resolve();
        },
      };
    },
  };
});

function isMark(order: unknown): boolean {
  return (order as { readonly order?: unknown }).order === 'export:mark';
}
