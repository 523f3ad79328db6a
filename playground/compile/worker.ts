/**
 * The worker that compiles and checks the folder. The compiler evaluates generated code, so this
 * worker has a policy of its own (docs/decisions/213).
 */
import type { ValidatorModule } from '#engine';
import type { CheckTools } from '../../server/forms/compiler/CheckTools.ts';
import { browserTools } from './browserTools.ts';
import type { CompileAnswer, CompileRequest } from './CompileMessages.ts';
import { checkDraft } from './checkDraft.ts';
import { importSource } from './importSource.ts';

let tools: CheckTools | undefined;

self.addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  const { id, folder, rulesModule } = data;
  tools ??= browserTools(rulesModule, (source) => importSource<ValidatorModule>(source));
  void checkDraft(tools, folder).then((checked) => {
    const answer: CompileAnswer = { id, ...checked };
    self.postMessage(answer);
  });
});
