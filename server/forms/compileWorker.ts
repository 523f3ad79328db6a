/** The child process of `CompilerProcess`: compiles the folders of each order. */

import { reasonOf } from '../log/reasonOf.ts';
import type { CompileAnswer, CompileOrder } from './CompilerProcess.ts';
import { checkShared } from './check/checkShared.ts';
import { compileAll } from './compileAll.ts';
import { openWorkbench } from './compiler/Workbench.ts';

process.on('message', async ({ folders, options }: CompileOrder) => {
  const answer: CompileAnswer = await compileAll(folders, options).then(
    (report) => ({ report }),
    (error: unknown) => ({ fault: reasonOf(error) }),
  );
  process.send?.(answer);
});
// The parent process has ended.
process.once('disconnect', () => process.exit());

// Loads the code of the checks early, while an author may still be writing. The response to the
// next order reports any error.
openWorkbench()
  .then(checkShared)
  .catch(() => undefined);
