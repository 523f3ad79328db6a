import { expect, it } from 'vitest';
import { createFormStore } from '#engine';
import { testCertificateAddress } from '../../../../renderer/wizard/effects/testCertificate.ts';
import type { ChildActor } from '../../../../renderer/wizard/state/childActors.ts';
import type { WizardServices } from '../../../../renderer/wizard/state/WizardServices.ts';
import { makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';

const SIGNER = {
  authorisedName: 'CHAN TAI MAN',
  organisationName: 'EXAMPLE LIMITED',
  brNumber: '12345678',
  crNumber: '7654321',
};

async function address(debugPages: boolean) {
  const text = { type: 'string' };
  const files = makeFiles({
    authorisedName: text,
    organisationName: text,
    brNumber: text,
    crNumber: text,
  });
  const pointers = Object.fromEntries(Object.keys(SIGNER).map((key) => [key, `/${key}`]));
  const signature = { id: 'sign', holder: 'organisation' as const, ...pointers };
  const { plan, validator } = await loadForm({
    ...files,
    manifest: { ...files.manifest, signatures: [signature] },
  });
  const now = () => '2026-11-20T10:00:00+08:00';
  const store = createFormStore(plan, validator, { now: now(), data: SIGNER });
  const services = { config: { debugPages }, form: { plan, validator, now }, store };
  const context = { fieldId: 'sign', holder: 'organisation' };
  return testCertificateAddress(
    services as unknown as WizardServices,
    { getSnapshot: () => ({ context }) } as unknown as ChildActor<'signing'>,
  );
}

it('testCertificateAddress: includes the names and numbers in the answers', async () => {
  const query = new URL((await address(true)) ?? '', 'https://portal.example').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    holder: 'organisation',
    name: 'CHAN TAI MAN',
    organisation: 'EXAMPLE LIMITED',
    brNumber: '12345678',
    crNumber: '7654321',
  });
});

it('testCertificateAddress: is undefined without debug pages', async () => {
  expect(await address(false)).toBeUndefined();
});
