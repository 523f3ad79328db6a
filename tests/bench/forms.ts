import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { evaluateForm, type FormData, type Plan, type ValidatorModule } from '#engine';
import { PROJECT_ROOT } from '../../server/config/projectRoot.ts';
import { openWorkbench, type Workbench } from '../../server/forms/compiler/Workbench.ts';
import { formCodesIn, readForm } from '../../server/forms/source/readFormFiles.ts';
import { REPEATED_ORDERS, VALID_ORDERS } from './fiftyOrders.ts';

const FORMS = join(PROJECT_ROOT, 'forms');
const NOW = '2026-11-20T10:00:00+08:00';
const MEASURE_MS = 2000;
/** Calls before the measurement, after which V8 has compiled the engine, as on a server. */
const WARM_UPS = 300;
/** The goal: largest validator of a form, in bytes after brotli. */
const MOST_BYTES = 20_000;
/** The goal: five times the first measured number of evaluations a second. */
const LEAST_JUDGED = 1395;

/**
 * Measures compilation and validation, and returns the lines of a table: compile time and validator
 * bytes of each form; validations a second of LREAL1 with fifty orders, in full and by Ajv's shape
 * check alone.
 */
export async function benchForms(): Promise<readonly string[]> {
  const workbench = await openWorkbench();
  try {
    const lines = ['', 'forms (Node, one core)', row('', 'compile, ms', 'validator, B', 'goal')];
    for (const code of await formCodesIn(FORMS)) lines.push(await formLine(workbench, code));
    return [...lines, ...(await evaluationLines(workbench))];
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

/** Measures only the validation part of `benchForms`. */
export async function benchEvaluation(): Promise<readonly string[]> {
  const workbench = await openWorkbench();
  try {
    return await evaluationLines(workbench);
  } finally {
    await workbench.close();
  }
}

async function evaluationLines(workbench: Workbench): Promise<readonly string[]> {
  const { files } = await readForm(FORMS, 'LREAL1');
  const compiled = files && workbench.compile(files);
  if (!compiled?.plan) throw new Error('Cannot measure: LREAL1 does not compile');
  const validator = await workbench.load(compiled);
  const { plan } = compiled;
  const { errors } = evaluateForm(plan, validator, { data: VALID_ORDERS, now: NOW });
  if (errors.length > 0) throw new Error(`Cannot measure: the orders have ${errors.length} errors`);
  const ours = perSecond(() => evaluate(plan, validator, VALID_ORDERS));
  const repeated = perSecond(() => evaluate(plan, validator, REPEATED_ORDERS));
  const shape = perSecond(() => validator.shape(VALID_ORDERS));
  const verdict = `>= ${LEAST_JUDGED} ${ours >= LEAST_JUDGED ? 'met' : 'MISSED'}`;
  const leaves = JSON.stringify(VALID_ORDERS).split('":').length - 1;
  const timed = (name: string, count: number, ...cells: readonly string[]) =>
    row(name, count.toFixed(0), (1000 / count).toFixed(2), ...cells);
  return [
    '',
    `validating LREAL1 with fifty orders (${leaves} values)`,
    row('', 'a second', 'ms each', 'ratio', 'goal'),
    timed('all rules, conditions, fee', ours, '', verdict),
    timed('the same property in each order', repeated),
    timed('its shape alone, by Ajv', shape, `${(shape / ours).toFixed(1)}x`),
  ];
}

function evaluate(plan: Plan, validator: ValidatorModule, data: FormData): void {
  evaluateForm(plan, validator, { data, now: NOW });
}

function perSecond(act: () => unknown): number {
  for (let warm = 0; warm < WARM_UPS; warm += 1) act();
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
