import { describe, expect, it } from 'vitest';
import type { SignatureRequest } from '#engine';
import type { ServiceDeps } from '../../../../server/services/contract/ServiceDeps.ts';
import { fakeSigning } from '../../../support/fakeSigning.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import { answersFor, SITTING, savedSubmission } from '../../../support/testPortal.ts';

const portal = portalOfFile();
const stored = (more: Readonly<Record<string, unknown>> = { sign: true }) =>
  savedSubmission(portal(), answersFor(1, more));
const read = async (submissionId: string, sitting = SITTING, deps: Partial<ServiceDeps> = {}) => {
  const signing = fakeSigning({ ...portal().deps, ...deps });
  const form = await signing.formToSign(submissionId, sitting);
  return form && Buffer.from(form.pdf).toString();
};

describe('formToSign', () => {
  it('I9: returns the bytes to which the first signature is added, at any time', async () => {
    const submissionId = await stored();
    const reviewed = await read(submissionId);
    portal().clock.advance(60_000);
    expect(await read(submissionId)).toBe(reviewed);
    const signing = fakeSigning(portal().deps);
    const given = { sitting: SITTING, submissionId, field: 'ownerSign' };
    const certificate = Buffer.from('c');
    await signing.prepareSignature({ ...given, certificate, formCode: TEST_CODE, chain: [] });
    const signature = Buffer.from('good');
    const done = await signing.completeSignature({ ...given, certificate, signature });
    if (done?.result !== 'ok') throw new Error('Cannot sign');
    const signed = Buffer.from(done.pdf).toString();
    expect(signed.startsWith(reviewed ?? 'none')).toBe(true);
    expect(await read(submissionId)).toBe(signed);
  });

  it('returns undefined for another sitting and for an unknown submission', async () => {
    expect(await read(await stored(), 'b'.repeat(64))).toBeUndefined();
    expect(await read('no-such-id')).toBeUndefined();
  });

  it('returns undefined for a form without an electronic signature', async () => {
    expect(await read(await stored({}))).toBeUndefined();
  });

  it.each([
    ['some of two signatures', [true, false], true],
    ['all signatures', [true, true], false],
  ])('with %s on paper', async (_, disabled, isGiven) => {
    const { rules } = portal().deps;
    const signatures = disabled.map(
      (isDisabled, index) => ({ id: `sign${index}`, disabled: isDisabled }) as SignatureRequest,
    );
    const behaviour: typeof rules.behaviour = (...given) => ({
      ...rules.behaviour(...given),
      signatures,
    });
    const text = await read(await stored(), SITTING, { rules: { ...rules, behaviour } });
    expect(text !== undefined).toBe(isGiven);
  });

  it('returns undefined when the definition or the answers were removed', async () => {
    const submissionId = await stored();
    const catalogue = { ...portal().deps.catalogue, byHash: async () => undefined };
    expect(await read(submissionId, SITTING, { catalogue })).toBeUndefined();
    const paper = await portal().services.submitForm({
      sitting: SITTING,
      formCode: TEST_CODE,
      files: [],
      language: 'en',
      formData: answersFor(0, { paper: true, sign: true }),
      amountCents: 0,
      printOnPaper: true,
    });
    const id = paper && 'submissionId' in paper ? paper.submissionId : undefined;
    expect(await read(id ?? 'none')).toBeUndefined();
  });
});
