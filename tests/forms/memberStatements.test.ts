import { describe, expect, it } from 'vitest';
import { behaviourOf, evaluateForm, type FormData } from '#engine';
import { openForm } from './support/openForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

async function behaviour(code: string, sample: string) {
  const form = await openForm(code);
  return behaviourOf(form.plan, form.validator, await form.sample(sample), NOW);
}

describe.each(['LR175', 'LR176'])('%s', (code) => {
  it('is signed by the member, then the witness, now or later, and never submitted', async () => {
    expect(await behaviour(code, 'full')).toMatchObject({
      submissionType: 'SIGN_ONLY',
      isPaymentRequired: false,
      signatures: [
        { id: 'memberSign', order: 1, later: true, name: 'CHAN TAI MAN', idNumber: 'A1234563' },
        { id: 'witnessSign', order: 2, later: true, name: 'WONG SIU MING' },
      ],
    });
  });

  it('does not compare a passport number with a certificate', async () => {
    const { signatures } = await behaviour(code, 'with-passport');
    expect(signatures.map(({ idNumber }) => idNumber)).toEqual([undefined, undefined]);
  });

  it('keeps the corporation for the next member', async () => {
    const { manifest } = (await openForm(code)).plan;
    expect(manifest.resume?.retain).toContain('/corporation');
    expect(manifest.resume?.retain).not.toContain('/member');
  });
});

describe('the witness of LR175', () => {
  const evaluated = async (witnessIdNo: string | undefined) => {
    const form = await openForm('LR175');
    const data = structuredClone(await form.sample('minimal')) as FormData & { witness: object };
    const witness = { ...data.witness, witnessIdNo };
    return evaluateForm(form.plan, form.validator, { data: { ...data, witness }, now: NOW }).errors;
  };

  it.each([
    ['another card', 'K1234560', []],
    ['no card', undefined, []],
    ['the card of the member', 'a123456(3)', ['/member/identity/idNo', '/witness/witnessIdNo']],
  ])('is validated with %s', async (_, number, paths) => {
    expect((await evaluated(number)).map(({ path }) => path)).toEqual(paths);
  });
});
