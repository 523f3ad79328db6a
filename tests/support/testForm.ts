import type {
  EvaluationInput,
  FormData,
  Manifest,
  Plan,
  SignatureRequest,
  SubmissionType,
} from '#engine';
import type { CatalogueForm, FormCatalogue } from '../../server/ports/forms/FormCatalogue.ts';
import type { FormRules } from '../../server/ports/forms/FormRules.ts';

/** A catalogue with one form and its rules; a test can change both. */
export interface TestForm {
  readonly catalogue: FormCatalogue;
  readonly rules: FormRules;
  /** Sets the price of one order, in cents. */
  setPrice(cents: number): void;
  /** Publishes a definition with another hash and changes of its manifest. */
  republish(hash: string, more?: Partial<Manifest>): void;
  /** Removes the form from the list; its definitions stay. */
  close(): void;
}

/**
 * The code of the test form. The form requires `name`; its other answers control fee and behaviour.
 */
export const TEST_CODE = 'LRTEST';

/**
 * Creates a small form: HK$380 for each of `orders`, free without orders. `sign: true` requires a
 * signature, `officers: true` two signatures that can follow later, and `paper: true` paper.
 * `signOnly: true` makes a sign-only form.
 */
export function testForm(): TestForm {
  let price = 38_000;
  let current: CatalogueForm | undefined = definition('hash-1');
  const published = new Map([[current.hash, current]]);
  return {
    setPrice: (cents) => {
      price = cents;
    },
    republish: (hash, more) => {
      current = definition(hash, more);
      published.set(hash, current);
    },
    close: () => {
      current = undefined;
    },
    catalogue: {
      current: (code) => (code === TEST_CODE ? current : undefined),
      byHash: async (hash) => published.get(hash),
      list: () => (current ? [current] : []),
      mayGoOn: () => current !== undefined,
      withheld: () => [],
      drafts: () => [],
      remarks: () => [],
      sharedErrors: () => [],
      skipped: () => [],
    },
    rules: {
      evaluate: (_form, { data, scope = 'all' }) => ({
        data,
        errors: errorsOf(data, scope),
        warnings: [],
        hidden: [],
        recomputed: [],
        fee: feeOf(Number(data.orders ?? 0), price),
      }),
      behaviour: (_form, data) => ({
        submissionType: typeOf(data),
        isPaymentRequired: true,
        paymentMethodIndex: -1,
        signatures: signaturesFor(data),
        steps: [],
        documents: [],
        next: [],
      }),
      exported: (_form, data) => ({ numberOfOrders: data.orders }),
    },
  };
}

const SIGNATURE: SignatureRequest = {
  id: 'ownerSign',
  order: 1,
  holder: 'personal',
  optional: false,
  disabled: false,
  later: false,
  verify: [],
};

/** Two officers who can sign in turn. */
const OFFICERS: readonly SignatureRequest[] = ['chairmanSign', 'secretarySign'].map(
  (id, index) => ({ ...SIGNATURE, id, order: index + 1, later: true }),
);

function signaturesFor({ sign, officers }: FormData): readonly SignatureRequest[] {
  if (officers === true) return OFFICERS;
  return sign === true ? [SIGNATURE] : [];
}

function typeOf({ paper, signOnly }: FormData): SubmissionType {
  if (signOnly === true) return 'SIGN_ONLY';
  return paper === true ? 'OFFLINE_SUBM' : 'ALLOW_ESUBM';
}

function errorsOf(data: FormData, scope: EvaluationInput['scope']) {
  if (scope === 'given') return [];
  const wanted = ['name', ...(scope === 'all' && data.receiveAckEmail ? ['ackEmail'] : [])];
  return wanted
    .filter((key) => !data[key])
    .map((key) => ({ path: `/${key}`, key: 'validation_required', args: [] }));
}

function feeOf(orders: number, unitPriceCents: number) {
  const totalCents = orders * unitPriceCents;
  const line = { itemId: 'order', quantity: orders, unitPriceCents, amountCents: totalCents };
  return { lines: orders > 0 ? [line] : [], totalCents };
}

/** Creates a form definition without fields. `testForm` provides the rules. */
function definition(hash: string, more: Partial<Manifest> = {}): CatalogueForm {
  const plan: Plan = {
    code: TEST_CODE,
    version: 1,
    hash,
    screenId: TEST_CODE,
    reference: '',
    root: {
      kind: 'group',
      key: '',
      pattern: '',
      textKey: '',
      required: false,
      requiredKey: 'validation_required',
      schema: {},
      ui: {},
      rules: [],
      children: [],
    },
    conditions: [],
    steps: [],
    workflowFields: [
      '/receiveAckEmail',
      '/ackEmail',
      '/ackEmailIncludeFilledForm',
      '/password',
      '/confirmPassword',
    ],
    paymentFields: [],
    submissionType: [{ value: 'ALLOW_ESUBM' }],
    signatures: [],
    unique: [],
    export: {},
    imports: [],
    documents: [],
    manifest: {
      code: TEST_CODE,
      version: 1,
      screenId: TEST_CODE,
      steps: [],
      submissionType: 'ALLOW_ESUBM',
      ...more,
    },
    languages: ['en', 'zh-Hant', 'zh-Hans'],
  };
  return {
    code: TEST_CODE,
    hash,
    plan,
    validator: { tests: {}, shape: () => true, rules: {} },
    texts: {
      en: { '$form.title': 'Test form', '$fee.order': 'Order of a copy' },
      'zh-Hant': { '$form.title': 'Test form', '$fee.order': '訂購副本' },
      'zh-Hans': { '$form.title': 'Test form', '$fee.order': '订购副本' },
    },
  };
}
