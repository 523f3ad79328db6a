/**
 * `npm run forms:report`: prints the size of each form: steps, fields, conditions, texts, samples
 * and validator. "Both ways" counts conditions that the samples cover. Then it prints the duration
 * of the last walks, and the forms that cannot yet be walked to the end.
 */
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openWorkbench } from '../../server/forms/compiler/Workbench.ts';
import { formCodesIn, readForm } from '../../server/forms/source/readFormFiles.ts';
import { walkMarks } from '../../tests/e2e/support/walkMarks.ts';
import { askedConditions } from '../../tests/forms/support/conditionsMet.ts';
import { allNodes } from '../../tests/forms/support/coverage.ts';
import { readSamples } from '../../tests/forms/support/readSamples.ts';
import { conditionsOfSamples } from '../../tests/forms/support/sampleConditions.ts';
import { ROOT, say } from '../command/run.ts';
import { pendingLines } from '../test/pendingLines.ts';

/** The numbers of a form. */
interface Counted {
  readonly code: string;
  readonly steps: number;
  readonly fields: number;
  readonly conditions: number;
  /** The number of conditions that are true in one sample and false in another. */
  readonly seen: number;
  readonly texts: number;
  readonly samples: number;
  readonly validatorBytes: number;
  readonly compressedBytes: number;
}

const FORMS = join(ROOT, 'forms');

const KEYS = [
  'steps',
  'fields',
  'conditions',
  'seen',
  'texts',
  'samples',
  'validatorBytes',
  'compressedBytes',
] as const;

/** The widths of the columns, as in their headings. */
const WIDTHS = [5, 6, 10, 9, 5, 7, 9, 6];

const workbench = await openWorkbench();
const counted: Counted[] = [];
try {
  for (const code of await formCodesIn(FORMS)) counted.push(await count(code));
} finally {
  await workbench.close();
}
print(counted);

async function count(code: string): Promise<Counted> {
  const { files } = await readForm(FORMS, code);
  const compiled = files && workbench.compile(files);
  const { plan, validatorSource = '', texts } = compiled ?? {};
  if (!plan || !compiled || !texts)
    throw new Error(`Cannot report on ${code}: run npm run forms:check -- ${code}`);
  const samples = (await readSamples(join(FORMS, code))).map(({ sample }) => sample);
  const met = conditionsOfSamples(plan, await workbench.load(compiled), samples);
  const conditions = [...askedConditions(plan).keys()];
  return {
    code,
    steps: plan.steps.length,
    fields: allNodes(plan.root).filter(({ kind }) => kind === 'leaf').length,
    conditions: conditions.length,
    seen: conditions.filter((each) => met.holding.has(each) && met.failing.has(each)).length,
    texts: plan.languages.reduce((sum, each) => sum + Object.keys(texts[each]).length, 0),
    samples: samples.length,
    validatorBytes: Buffer.byteLength(validatorSource),
    compressedBytes: brotliCompressSync(validatorSource).length,
  };
}

function print(forms: readonly Counted[]): void {
  say('form       steps  fields  conditions  both ways  texts  samples  validator  brotli');
  for (const each of forms) say(rowOf(each.code, each));
  const sum = (key: Exclude<keyof Counted, 'code'>) =>
    forms.reduce((total, each) => total + each[key], 0);
  const all = Object.fromEntries(KEYS.map((key) => [key, sum(key)])) as Omit<Counted, 'code'>;
  say(rowOf(`${forms.length} forms`, all));
  printLargest(forms);
  for (const line of pendingLines()) say(line);
}

function rowOf(name: string, figures: Omit<Counted, 'code'>): string {
  const cells = KEYS.map((key, index) => String(figures[key]).padStart(WIDTHS[index] ?? 0));
  return `${name.padEnd(10)} ${cells.join('  ')}`;
}

/**
 * Prints the form with the largest validator, and how long its steps took to appear in its walk.
 */
function printLargest(forms: readonly Counted[]): void {
  const [largest] = forms.toSorted((a, b) => b.validatorBytes - a.validatorBytes);
  const marks = walkMarks(join(ROOT, 'build/walks'));
  const switches = marks
    .filter(({ code }) => code === largest?.code)
    .flatMap((mark) => mark.switches)
    .toSorted((a, b) => a - b);
  const median = switches[Math.floor(switches.length / 2)];
  say(
    `largest: ${largest?.code}, validator ${largest?.validatorBytes} bytes ` +
      `(brotli ${largest?.compressedBytes}); from Next to the painted next step ` +
      (median === undefined
        ? 'not walked yet'
        : `${median.toFixed(0)} ms, at most ${switches.at(-1)?.toFixed(0)} ms`),
  );
  const seconds = marks.reduce((total, mark) => total + mark.seconds, 0);
  const walked = new Set(marks.map(({ code }) => code)).size;
  say(
    `walked: ${walked} forms in ${marks.length} walks, ${(seconds / 60).toFixed(1)} minutes of browser`,
  );
}
