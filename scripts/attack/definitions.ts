import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { DRAFT_LIFE_MS } from '#engine';
import { ROOT } from '../command/run.ts';
import { type Attack, unless } from './Attack.ts';
import {
  bodyOf,
  honestAnswers,
  lreal1,
  type OfferedForm,
  offeredForm,
  SAVE,
  save,
} from './honestForm.ts';
import { startPortal } from './startPortal.ts';
import { Target } from './Target.ts';
import { withPortal } from './withPortal.ts';

/** The code for a copy of LREAL1, which can be withdrawn without effect on the other attacks. */
const COPY = 'LR999';
const [OLD_PRICE, NEW_PRICE] = ['380.00', '450.00'];
const CHANGE_MS = 15_000;
const CLOCK = pathToFileURL(join(ROOT, 'tests/e2e/support/startClock.ts')).href;
/** One minute more than the period in which sessions may continue with an old definition. */
const AHEAD_MS = DRAFT_LIFE_MS + 60_000;

/** Attacks that get old prices with the hash of an old definition (F1). */
export const definitions: readonly Attack[] = [
  {
    fault: 'F1',
    sends: 'the Form-Definition of a form that was withdrawn',
    expects: 'formChanged, no price',
    needsOwn: 'adds and removes a form',
    run: withdraw,
  },
  {
    fault: 'F1',
    sends: 'the Form-Definition of before a higher price, a day after',
    expects: `formChanged, not ${OLD_PRICE}`,
    needsOwn: 'changes a price and the clock',
    run: () => withPortal({}, (target, { folder, end }) => supersede(target, folder, end)),
  },
];

async function withdraw(target: Target): Promise<string | undefined> {
  const forms = join(target.folder ?? '', 'forms');
  const [aside, folder] = [join(forms, '..', COPY), join(forms, COPY)];
  cpSync(join(forms, 'LREAL1'), aside, { recursive: true });
  edit(aside, (text) => text.replaceAll('"LREAL1"', JSON.stringify(COPY)));
  renameSync(aside, folder);
  try {
    const form = await eventually(() => offeredForm(target, COPY));
    const before = await quote(target, form);
    if (before.paymentAmount !== OLD_PRICE) return `on offer: ${before.text}`;
    rmSync(folder, { recursive: true });
    await eventually(async () => ((await offeredForm(target, COPY)) ? undefined : true));
    const { result, text } = await quote(target, form);
    return unless(result === 'formChanged', text);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Raises a price, and quotes with the old definition a day later. @param end stops the portal */
async function supersede(
  target: Target,
  folder: string,
  end: () => Promise<unknown>,
): Promise<string | undefined> {
  const old = await lreal1(target);
  const before = await quote(target, old);
  if (before.paymentAmount !== OLD_PRICE) return `on offer: ${before.text}`;
  // The samples contain the old totals, which would make the portal withhold the form.
  rmSync(join(folder, 'forms/LREAL1/samples'), { recursive: true });
  edit(join(folder, 'forms/LREAL1'), (text) => text.replaceAll(`"${OLD_PRICE}"`, `"${NEW_PRICE}"`));
  const form = await eventually(async () => {
    const current = await offeredForm(target, 'LREAL1');
    return current?.hash === old.hash ? undefined : current;
  });
  await end();
  const clock = { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_AHEAD_MS: String(AHEAD_MS) };
  const later = await startPortal('/dev/null', clock, folder);
  try {
    const origin = new Target(later.origin);
    const current = await quote(origin, form, AHEAD_MS);
    if (current.paymentAmount !== NEW_PRICE) return `on offer: ${current.text}`;
    const { result, text } = await quote(origin, old, AHEAD_MS);
    return unless(result === 'formChanged', text);
  } finally {
    await later.end();
  }
}

function edit(folder: string, change: (text: string) => string): void {
  const file = join(folder, 'manifest.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Calls a function until it returns a value. @throws {Error} when it returns none in time */
async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  const until = Date.now() + CHANGE_MS;
  while (Date.now() < until) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(200);
  }
  throw new Error('Cannot see the change of the form');
}

function quote(target: Target, form: OfferedForm, aheadMs = 0) {
  const body = bodyOf(form, honestAnswers('minimal', aheadMs));
  const path = SAVE.replace('LREAL1', form.plan.code);
  return save(target, body, { 'form-definition': form.hash }, path);
}
