import { join } from 'node:path';
import { initialTransition } from 'xstate';
import type { FormFiles } from '#compiler';
import {
  type Acknowledgement,
  behaviourOf,
  createFormStore,
  type ReviewInput,
  traitsOf,
  type WizardContext,
  wizardMachine,
} from '#engine';
import { PROJECT_ROOT } from '../../../server/config/projectRoot.ts';
import { readForm } from '../../../server/forms/source/readFormFiles.ts';
import { type LoadedForm, loadForm, readShared } from '../../engine/support/readForms.ts';
import { ACKNOWLEDGEMENT } from '../../engine/support/wizardFacts.ts';

/** A compiled form of `docs/examples`, with the files that it was compiled from. */
export interface ExampleForm extends LoadedForm {
  readonly files: FormFiles;
}

/** The names that every docstring example may use, besides the exports of its own module. */
export interface ExampleScope {
  /** The form of `docs/examples/first-form`: two steps, and a fee by the kind of copy. */
  readonly FIRST: ExampleForm;
  /** The form of `docs/examples/record-list`: a list of orders, and a fee for each order. */
  readonly ORDERS: ExampleForm;
  /** The form of `docs/examples/signed-form`: a date, an address, a file, and a signature. */
  readonly NOTICE: ExampleForm;
  /** An instant, ten in the morning in Hong Kong: `2026-11-20T10:00:00+08:00`. */
  readonly now: string;
  /** Answers of FIRST: a certified copy, for HK$190.00. */
  readonly answers: Readonly<Record<string, string>>;
  /** A review of `answers`, in English. */
  readonly review: ReviewInput;
  /** Context of FIRST's wizard with `answers`, on the first step. */
  readonly wizard: WizardContext;
  /** The server's response for a submitted form. */
  readonly acknowledgement: Acknowledgement;
}

const NOW = '2026-11-20T10:00:00+08:00';

const ANSWERS = {
  applicantName: 'CHAN TAI MAN',
  idNo: 'A1234563',
  copies: 'certified',
  purpose: 'The bank asks for it',
} as const;

/** Creates the values that every docstring example may use by name. */
export async function exampleScope(): Promise<ExampleScope> {
  const shared = readShared();
  const load = async (folder: string, code: string): Promise<ExampleForm> => {
    const { files } = await readForm(join(PROJECT_ROOT, 'docs/examples', folder), code);
    if (!files) throw new Error(`Cannot read the example form ${code}`);
    return { ...(await loadForm(files, shared)), files };
  };
  const FIRST = await load('first-form', 'FIRST');
  return {
    FIRST,
    ORDERS: await load('record-list', 'ORDERS'),
    NOTICE: await load('signed-form', 'NOTICE'),
    now: NOW,
    answers: ANSWERS,
    review: reviewOf(FIRST),
    wizard: wizardOf(FIRST),
    acknowledgement: ACKNOWLEDGEMENT,
  };
}

function reviewOf({ plan, validator, texts }: ExampleForm): ReviewInput {
  const store = createFormStore(plan, validator, { data: ANSWERS, now: NOW });
  const visible = (pointer: string) => store.isVisible(pointer);
  return { plan, data: ANSWERS, visible, texts: texts.en, language: 'en' };
}

function wizardOf({ plan, validator }: ExampleForm): WizardContext {
  const behaviour = behaviourOf(plan, validator, ANSWERS, NOW);
  const facts = {
    ...behaviour,
    paymentRequired: behaviour.isPaymentRequired,
    amountCents: 19_000,
  };
  const input = {
    traits: traitsOf(plan),
    facts,
    now: Date.parse(NOW),
    captcha: { disabled: true, hasToken: false },
    skipIntro: true,
  };
  const [{ context }] = initialTransition(wizardMachine, input);
  return context;
}
