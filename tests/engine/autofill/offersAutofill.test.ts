import { describe, expect, it } from 'vitest';
import { isParticularsStep, type Manifest, offersAutofill } from '#engine';

describe('isParticularsStep()', () => {
  it.each([
    'particulars',
    'subscriberParticulars',
    'PARTICULAR_B',
    'part_a_info_requested',
    'Part_A_Info_Requested2',
  ])('accepts %s', (id) => expect(isParticularsStep(id)).toBe(true));

  it.each(['orders', 'part_b_applicant', 'partAInfoRequested', 'confirmation', 'eCheque', ''])(
    'refuses %j',
    (id) => expect(isParticularsStep(id)).toBe(false),
  );
});

describe('offersAutofill()', () => {
  const manifest = (autofill?: Record<string, string>) =>
    ({
      ...(autofill && { autofill }),
      steps: [
        { id: 'enrolment', fields: ['/other', '/applicant'] },
        { id: 'orders', fields: ['/orders'] },
      ],
    }) as unknown as Manifest;

  it('returns true only for a particulars step of a form with `autofill`', () => {
    const filled = manifest({ enName: '/name' });
    expect(offersAutofill(filled, 'particulars')).toBe(true);
    expect(offersAutofill(filled, 'orders')).toBe(false);
    expect(offersAutofill(manifest(), 'particulars')).toBe(false);
  });
});
