import { describe, expect, it } from 'vitest';
import {
  behaviourOf,
  choose,
  isPaymentRequired,
  signaturesOf,
  stepsOf,
  submissionTypeOf,
} from '#engine';
import { NOW } from '../support/makeForm.ts';
import { loadForm, readForm, readShared } from '../support/readForms.ts';

describe('choose()', () => {
  const holds = (...refs: readonly number[]) => ({ holds: (ref: number) => refs.includes(ref) });

  it('returns the first entry whose condition holds, or that has no condition', () => {
    const chosen = [{ when: 1, value: 'a' }, { when: 2, value: 'b' }, { value: 'c' }];
    expect([
      choose(chosen, holds(1, 2)),
      choose(chosen, holds(2)),
      choose(chosen, holds()),
    ]).toEqual(['a', 'b', 'c']);
  });

  it('returns undefined when no condition holds', () => {
    expect(choose([{ when: 1, value: 'a' }], holds())).toBeUndefined();
  });
});

describe('behaviourOf() of LREAL1', () => {
  const individual = {
    DeliveryMethod: 'online',
    OwnerType: 'individual',
    SubscriberNameEng: 'CHAN TAI MAN',
    IdDoc: 'hkid',
    IdNo: 'a123456(3)',
  };
  const corporate = {
    DeliveryMethod: 'online',
    OwnerType: 'corporate',
    SubscriberNameEng: 'EXAMPLE LIMITED',
    AuthorizedName: 'CHAN TAI MAN',
    IdDoc: 'cr',
    IdNo: '12345678',
  };

  it('is online for online delivery, and on paper for other delivery', async () => {
    const { plan, validator } = await loadForm(readForm('LREAL1'), readShared());
    const type = (DeliveryMethod: string) =>
      submissionTypeOf(plan, validator, { DeliveryMethod }, NOW);
    expect(['online', 'post', 'owner'].map(type)).toEqual([
      'ALLOW_ESUBM',
      'OFFLINE_SUBM',
      'OFFLINE_SUBM',
    ]);
    expect(submissionTypeOf(plan, validator, {}, NOW)).toBe('OFFLINE_SUBM');
    expect(isPaymentRequired(plan, validator, individual, NOW)).toBe(true);
  });

  it('requires a personal certificate with the name and number from an individual', async () => {
    const { plan, validator } = await loadForm(readForm('LREAL1'), readShared());
    expect(signaturesOf(plan, validator, individual, NOW)).toMatchObject([
      {
        id: 'ownerSign',
        holder: 'personal',
        optional: false,
        disabled: false,
        name: 'CHAN TAI MAN',
        idNumber: 'A1234563',
      },
    ]);
  });

  it('requires an organisational certificate from a corporation', async () => {
    const { plan, validator } = await loadForm(readForm('LREAL1'), readShared());
    const [signature] = signaturesOf(plan, validator, corporate, NOW);
    expect(signature).toMatchObject({
      holder: 'organisation',
      organisationName: 'EXAMPLE LIMITED',
      authorisedName: 'CHAN TAI MAN',
    });
    expect(signature).not.toHaveProperty('idNumber');
  });

  it('disables the digital signature for a paper submission', async () => {
    const { plan, validator } = await loadForm(readForm('LREAL1'), readShared());
    const [signature] = signaturesOf(
      plan,
      validator,
      { ...individual, DeliveryMethod: 'post' },
      NOW,
    );
    expect(signature?.disabled).toBe(true);
  });

  it('shows the documents step to online corporations only, and lists papers', async () => {
    const { plan, validator } = await loadForm(readForm('LREAL1'), readShared());
    const steps = (data: Record<string, unknown>) =>
      stepsOf(plan, validator, data, NOW).map(({ id }) => id);
    expect(steps(corporate)).toContain('documents');
    expect(steps(individual)).not.toContain('documents');
    const { documents } = behaviourOf(
      plan,
      validator,
      { ...corporate, DeliveryMethod: 'representative' },
      NOW,
    );
    expect(documents.map(({ id }) => id)).toEqual(['annexIII', 'annexV']);
  });
});
