import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { evaluateForm, type FormData, type Plan, type ValidatorModule } from '#engine';
import { openWorkbench, type Workbench } from '../../server/forms/check/Workbench.ts';
import { formCodesIn, readForm } from '../../server/forms/readFormFiles.ts';
import { PROJECT_ROOT } from '../../server/projectRoot.ts';
import { FORM_DATA } from './answers.ts';

const FORMS = join(PROJECT_ROOT, 'forms');
const NOW = '2026-11-20T10:00:00+08:00';
const MEASURE_MS = 2000;
/** LREAL1 with fifty orders, each filled in whole. */
const DOCUMENT: FormData = {
  ...FORM_DATA,
  Language: 'English',
  orders: Array.from({ length: 50 }, (_, index) => ({
    SubscriptionFee: index % 2 === 0 ? 'oneOff' : 'new24',
    ProvideRelation: 'PRN',
    PRN: 'A0123453',
    startDate: { startDay: '01', startMonth: '12', startYear: '2026' },
    AlterEmail: `owner${index}@example.hk`,
    AlterEmailCc: `other${index}@example.hk`,
    AlterSMS: '91234567',
    EalertNotification: 'yes',
  })),
};
/** Largest validator of a form, brotli. */
const MOST_BYTES = 20_000;
/** Five times what was judged in a second before it was measured as part of the server. */
const LEAST_JUDGED = 1395;

/**
 * Measures compiling and judging, and gives the lines of a table: compile time and validator bytes
 * of each form; how often a second LREAL1 with fifty orders is judged whole, beside what Ajv's part of
 * the same module takes for the document's shape alone.
 */
export async function benchForms(): Promise<readonly string[]> {
  const workbench = await openWorkbench();
  try {
    const lines = ['', 'forms (Node, one core)', row('', 'compile, ms', 'validator, B', 'goal')];
    for (const code of await formCodesIn(FORMS)) lines.push(await formLine(workbench, code));
    return [...lines, ...(await judgingLines(workbench))];
  } finally {
    await workbench.close();
  }
}

async function formLine(workbench: Workbench, code: string): Promise<string> {
  const { files } = await readForm(FORMS, code);
  if (!files) throw new Error(`Cannot measure ${code}: its folder cannot be read`);
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    workbench.compile(files);
    return performance.now() - started;
  });
  const { validatorSource } = workbench.compile(files);
  if (validatorSource === undefined) throw new Error(`Cannot measure ${code}: it does not compile`);
  const bytes = brotliCompressSync(validatorSource).length;
  const verdict = `<= ${MOST_BYTES} ${bytes <= MOST_BYTES ? 'met' : 'MISSED'}`;
  return row(code, median(times).toFixed(0), String(bytes), verdict);
}

/** As the judging part of `benchForms`, alone. */
export async function benchJudging(): Promise<readonly string[]> {
  const workbench = await openWorkbench();
  try {
    return await judgingLines(workbench);
  } finally {
    await workbench.close();
  }
}

async function judgingLines(workbench: Workbench): Promise<readonly string[]> {
  const { files } = await readForm(FORMS, 'LREAL1');
  const compiled = files && workbench.compile(files);
  if (!compiled?.plan) throw new Error('Cannot measure: LREAL1 does not compile');
  const validator = await workbench.load(compiled);
  const ours = perSecond(() => judge(compiled.plan as Plan, validator));
  const plain = perSecond(() => validator.shape(DOCUMENT));
  const verdict = `>= ${LEAST_JUDGED} ${ours >= LEAST_JUDGED ? 'met' : 'MISSED'}`;
  const leaves = JSON.stringify(DOCUMENT).split('":').length - 1;
  return [
    '',
    `judging LREAL1 with fifty orders (${leaves} values)`,
    row('', 'a second', 'ms each', 'ratio', 'goal'),
    row('all rules, conditions, fee', ours.toFixed(0), (1000 / ours).toFixed(2), '', verdict),
    row(
      'its shape alone, by Ajv',
      plain.toFixed(0),
      (1000 / plain).toFixed(2),
      `${(plain / ours).toFixed(1)}x`,
    ),
  ];
}

function judge(plan: Plan, validator: ValidatorModule): void {
  evaluateForm(plan, validator, { data: DOCUMENT, now: NOW });
}

function perSecond(act: () => unknown): number {
  for (let warm = 0; warm < 20; warm += 1) act();
  const started = performance.now();
  let count = 0;
  for (; performance.now() - started < MEASURE_MS; count += 1) act();
  return (count * 1000) / (performance.now() - started);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function row(name: string, ...cells: readonly string[]): string {
  return [name.padEnd(32), ...cells.map((cell) => cell.padStart(16))].join('');
}
