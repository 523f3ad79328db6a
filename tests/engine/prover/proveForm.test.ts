import { describe, expect, it } from 'vitest';
import { proveForm } from '../../../engine/prover/proveForm.ts';
import { claims } from '../support/claims.ts';
import { NOW } from '../support/makeForm.ts';
import { loadForm, readForm, readShared } from '../support/readForms.ts';

const kind = { type: 'string', enum: ['a', 'b'] };
const text = { type: 'string', maxChars: 9 };

describe('proveForm: signatures and the window', () => {
  it('are reported when a verified property has no answer', async () => {
    const signatures = [
      { id: 'second', order: 2, holder: 'personal', name: '/field', verify: ['name', 'idNumber'] },
      { id: 'first', order: 1, holder: 'personal', name: '/field', verify: ['name'] },
    ];
    expect(await claims({ field: text }, { manifest: { signatures } })).toEqual([
      'verify-without-answer manifest.json/signatures/0/verify/1: The signature "second" is verified by its idNumber, but names no answer for it',
    ]);
  });

  it('reports a window that is over, but no fault', async () => {
    const active = { to: '2025-04-30T09:00:00+08:00' };
    expect((await claims({ kind }, { manifest: { active } })).join()).toMatch(/^window-past/);
  });
});

describe('proveForm: shipped forms', () => {
  it('makes no claim about LREAL1', async () => {
    const { plan, validator } = await loadForm(readForm('LREAL1'), readShared());
    expect(proveForm(plan, validator, NOW)).toEqual([]);
  });
});
