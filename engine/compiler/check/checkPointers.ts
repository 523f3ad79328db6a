import type { Manifest } from '../../definition/Manifest.ts';
import type { Compilation } from '../source/Compilation.ts';
import { listOf, objectOf } from '../source/json.ts';
import { didYouMean } from '../source/nearest.ts';
import { type Place, within } from '../source/Reporter.ts';
import { checkAnswer, checkFilled } from './checkOperand.ts';

/**
 * Reports wrong pointers in `autofill`, `autofillWith` and `resume`, which no other part of the
 * compiler reads.
 */
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

/** Reports an unknown `fromStep`: the wizard would resume at the first step instead. */
function checkStep({ report }: Compilation, { resume, steps }: Manifest, place: Place): void {
  const ids = steps.map(({ id }) => id);
  const step = resume?.fromStep;
  if (step === undefined || ids.includes(step)) return;
  const remedy = didYouMean(
    step,
    ids,
    "Name one of the form's steps, or leave it out to resume at the notes.",
  );
  report.error(place, 'unknown-step', `The form has no step "${step}"`, remedy);
}
