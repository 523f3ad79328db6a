import { describe, expect, it } from 'vitest';
import type { WizardContext } from '#engine';
import { wizardContext } from '../../../../engine/wizard/moves.ts';
import { signedSubmission } from '../../../../renderer/wizard/state/signedSubmission.ts';
import { ACKNOWLEDGEMENT, FACTS, input, SIGNED } from '../../../engine/support/wizardFacts.ts';

const CONTEXT = wizardContext(input());
const SIGN_ONLY = { ...FACTS, submissionType: 'SIGN_ONLY' } as const;
const DONE = { ...ACKNOWLEDGEMENT, signedFields: ['ownerSign'] };

describe('signedSubmission', () => {
  it.each<[string, Partial<WizardContext> | undefined, string | undefined]>([
    ['before the wizard starts', undefined, undefined],
    ['without a signature', { submissionId: 'S9' }, undefined],
    ['with a signature', { submissionId: 'S9', signed: [SIGNED] }, 'S9'],
    ['after an online submission', { acknowledgement: DONE }, undefined],
    ['after signing only', { facts: SIGN_ONLY, acknowledgement: DONE }, 'S1'],
    ['after completion on paper', { acknowledgement: { ...DONE, isOnPaper: true } }, 'S1'],
    [
      'after completion without a signature',
      { facts: SIGN_ONLY, acknowledgement: { ...DONE, signedFields: [] } },
      undefined,
    ],
    [
      'after completion, if the server names no signatures',
      { facts: SIGN_ONLY, acknowledgement: ACKNOWLEDGEMENT, signed: [SIGNED] },
      undefined,
    ],
  ])('promise 1: %s', (_, context, id) => {
    expect(signedSubmission(context && { ...CONTEXT, ...context })).toBe(id);
  });
});
