import type { Manifest } from '../definition/Manifest.ts';
import type { Compilation } from './Compilation.ts';
import { checkAnswer, checkFilled } from './checkOperand.ts';
import { listOf, objectOf } from './json.ts';
import { didYouMean } from './nearest.ts';
import { type Place, within } from './Reporter.ts';

/** Reports what the manifest names and only other rooms read: autofill, what goes with it, resume. */
export function checkPointers(compilation: Compilation, manifest: Manifest, file: string): void {
  const { patterns } = compilation;
  const top = { file, pointer: '' };
  for (const [name, pointer] of Object.entries(objectOf(manifest.autofill))) {
    const place = within(top, 'autofill', name);
    const pattern = patterns.resolve(pointer, '', place);
    if (pattern !== undefined) checkFilled(compilation, pattern, place);
  }
  for (const [name, answers] of Object.entries(objectOf(manifest.autofillWith))) {
    for (const [pointer, answer] of Object.entries(objectOf(answers))) {
      const place = within(top, 'autofillWith', name, pointer);
      const pattern = patterns.resolve(pointer, '', place);
      if (pattern !== undefined) checkAnswer(compilation, pattern, String(answer), place);
    }
  }
  for (const [index, pointer] of listOf(manifest.resume?.retain).entries()) {
    patterns.resolve(pointer, '', within(top, 'resume', 'retain', index));
  }
  checkStep(compilation, manifest, within(top, 'resume', 'fromStep'));
}

/** A step that is misspelt would be the first one. */
function checkStep({ report }: Compilation, { resume, steps }: Manifest, place: Place): void {
  const ids = steps.map(({ id }) => id);
  const step = resume?.fromStep;
  if (step === undefined || ids.includes(step)) return;
  const remedy = didYouMean(step, ids, 'Name an own step, or leave it out: the notes.');
  report.error(place, 'unknown-step', `There is no own step "${step}"`, remedy);
}
