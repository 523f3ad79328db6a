// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FieldError, Plan } from '#engine';
import { TERMS_PATH, useErrorLines } from '../../../../renderer/wizard/state/useErrorLines.ts';
import type { WizardServices } from '../../../../renderer/wizard/state/WizardServices.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { leaf, list, planOf } from '../../../support/planNodes.ts';
import { planServices } from '../../../support/planServices.ts';

afterEach(cleanup);

const PLAN: Plan = {
  ...planOf({ name: leaf('text'), owners: list({ tel: leaf('text') }) }),
  signatures: [{ id: 'ownerSign' }, { id: 'witnessSign' }] as unknown as Plan['signatures'],
};
const TEXTS = {
  'name.label': 'Name',
  'owners.label': 'Owners',
  'owners.record': 'Owner {n}',
  'owners.tel.label': 'Telephone',
  '$signatures.ownerSign.label': 'Signature of owner',
};

function Line({ services, error }: { services: WizardServices; error: FieldError }) {
  const describe = useErrorLines(services, TEXTS, ({ key }) => `text of ${key}`);
  const { id, label, message } = describe(error);
  return <p>{JSON.stringify([id, label, message])}</p>;
}

async function line(path: string, key = 'validation_required') {
  const { services } = planServices({ plan: PLAN, data: { owners: [{}, { tel: 'x' }] } });
  await inPortal(<Line services={services} error={{ path, key, args: [] }} />);
  return JSON.parse(screen.getByText(/^\[/).textContent ?? '');
}

describe('useErrorLines', () => {
  it.each([
    ['a field', '/name', 'validation_required', 'Name', 'text of validation_required'],
    ['a field of a record', '/owners/1/tel', 'bad', 'Owner 2, Telephone', 'text of bad'],
    ['a signature', '/ownerSign', 'any', 'Signature of owner', 'A signature is required.'],
    [
      'a signature without a label',
      '/witnessSign',
      'any',
      'witnessSign',
      'A signature is required.',
    ],
    ['a rule about the form', '', 'own_rule', '', 'text of own_rule'],
    ['a field that the form does not have', '/gone/0', 'bad', '', 'text of bad'],
  ])('describes an error of %s', async (_, path, key, label, message) => {
    expect(await line(path, key)).toEqual([`${path} ${key}`, label, message]);
  });

  it('describes an error of the terms, and a plain error of the form, in the product’s words', async () => {
    const [id, label, message] = await line(TERMS_PATH, 'mandatory');
    expect(id).toBe('/$terms mandatory');
    expect([label, message].map((text) => text.length > 0)).toEqual([true, true]);
    expect(message).not.toContain('text of');
    cleanup();
    const plain = await line('', 'validation_invalid');
    expect(plain[2]).not.toContain('text of');
  });
});
