/** The process of `CompilerProcess`: compiles whenever it is asked, one order at a time. */

import type { CompileAnswer, CompileOrder } from './CompilerProcess.ts';
import { checkShared } from './check/checkShared.ts';
import { openWorkbench } from './check/Workbench.ts';
import { compileAll } from './compileAll.ts';
import { reasonOf } from './reasonOf.ts';

process.on('message', async ({ folders, options }: CompileOrder) => {
  const answer: CompileAnswer = await compileAll(folders, options).then(
    (report) => ({ report }),
    (error: unknown) => ({ fault: reasonOf(error) }),
  );
  process.send?.(answer);
});
// Whoever asks is gone.
process.once('disconnect', () => process.exit());

// The checks are made ready while somebody may still be writing; what goes wrong is told by the order.
openWorkbench()
  .then(checkShared)
  .catch(() => undefined);
