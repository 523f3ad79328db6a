import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormDocument } from '../../../../server/ports/documents/PdfRenderer.ts';
import type { OutboxDeps } from '../../../../server/services/contract/OutboxDeps.ts';
import { acknowledgementDocument } from '../../../../server/services/documents/acknowledgementDocument.ts';
import { testOutbox } from '../../../support/testOutbox.ts';
import {
  answersFor,
  openTestPortal,
  SITTING,
  savedSubmission,
  type TestPortal,
} from '../../../support/testPortal.ts';

const FEE = {
  lines: [{ itemId: 'order', quantity: 1, unitPriceCents: 38_000, amountCents: 38_000 }],
  totalCents: 38_000,
};
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(async () => portal?.close());

/** Returns an outbox for a form with a fee and the given method, and its rendered documents. */
function outboxOf(paymentMethod: string) {
  const { deps } = testOutbox(portal.deps);
  const { rules, catalogue } = deps;
  const rendered: FormDocument[] = [];
  const outbox: OutboxDeps = {
    ...deps,
    rules: {
      ...rules,
      evaluate: (form, input) => ({ ...rules.evaluate(form, input), fee: FEE }),
      behaviour: (...call) => ({ ...rules.behaviour(...call), paymentMethod }),
    },
    catalogue: {
      ...catalogue,
      byHash: async (hash) => {
        const form = await catalogue.byHash(hash);
        return form && { ...form, plan: { ...form.plan, payment: PAYMENT, steps: [STEP] } };
      },
    },
    pdf: {
      ...deps.pdf,
      render: async (document) => {
        rendered.push(document);
        return new Uint8Array();
      },
    },
  };
  return { outbox, rendered };
}

const PAYMENT = { required: [{ value: true }], items: [], onCounter: [{ value: false }] };
const STEP = {
  id: 'eCheque',
  fields: [],
  hideBack: false,
  hideNext: false,
  hideNavigation: false,
  hideSavePrint: false,
};

/** Submits a form without a charge at the gateway. */
async function submittedForm() {
  const formData = answersFor(0);
  const submissionId = await savedSubmission(portal, formData);
  await portal.services.submitForm({
    submissionId,
    sitting: SITTING,
    formCode: 'LRTEST',
    formData,
    amountCents: 0,
    files: [],
    language: 'en',
    printOnPaper: false,
  });
  const submission = await portal.store.submissions.find(submissionId);
  if (!submission?.referenceNumber) throw new Error('Cannot hand the form in');
  return submission;
}

describe('acknowledgementDocument: a form with an e-Cheque', () => {
  it('includes the fee, and marks the e-Cheque as not checked yet', async () => {
    const { outbox, rendered } = outboxOf('echq');
    await acknowledgementDocument(outbox, await submittedForm());
    expect(rendered).toMatchObject([
      { fee: { totalCents: 38_000 }, standing: { isByECheque: true } },
    ]);
  });

  it('omits the e-Cheque for a form without an e-Cheque', async () => {
    const { outbox, rendered } = outboxOf('cash');
    await acknowledgementDocument(outbox, await submittedForm());
    expect(rendered).toMatchObject([{ fee: { totalCents: 0 } }]);
    expect(rendered[0]?.standing).not.toHaveProperty('isByECheque');
  });
});
