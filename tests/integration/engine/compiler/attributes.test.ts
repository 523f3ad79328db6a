import { describe, expect, it } from 'vitest';
import { isPaymentRequired, type Manifest } from '#engine';
import { makeFiles, makeForm, NOW } from '../../../engine/support/makeForm.ts';
import { compile } from '../../../engine/support/readForms.ts';

const TEXT = { type: 'string' };

function compiled(more: Partial<Manifest>, en: Record<string, string> = {}) {
  const files = makeFiles({ name: TEXT, kind: TEXT }, { manifest: more });
  const locales = { en, 'zh-Hant': {}, 'zh-Hans': {} };
  const { plan, texts, diagnostics } = compile({ ...files, locales });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!plan) throw new Error('Cannot compile the form');
  return { plan, texts };
}

describe('attributes for external systems', () => {
  const LISTS: Partial<Manifest> = {
    disableIAMSmart: true,
    autofill: { enName: '/name' },
    documents: [{ id: 'annex', template: 'annex-2' }],
    payment: { required: true, items: [], online: ['fps'], offline: ['cheque'] },
  };

  it('appear unchanged in the plan', () => {
    const { plan } = compiled(LISTS);
    expect(plan.manifest).toMatchObject(LISTS);
    expect(plan.documents).toEqual([{ id: 'annex', template: 'annex-2' }]);
  });
});

describe('titleDirect', () => {
  const step = { id: 'particulars', fields: ['/name', '/kind'] };

  it('overrides the step title of every locale', () => {
    const steps = [{ ...step, titleDirect: 'Form 1' }];
    const { texts } = compiled({ steps }, { '$steps.particulars.title': 'Particulars' });
    expect(Object.values(texts).map((each) => each['$steps.particulars.title'])).toEqual([
      'Form 1',
      'Form 1',
      'Form 1',
    ]);
  });

  it('accepts an object of languages and falls back to the first language of the form', () => {
    const steps = [{ ...step, titleDirect: { en: 'Part A', 'zh-Hant': '甲部' } }];
    const { texts } = compiled({ steps });
    expect(Object.values(texts).map((each) => each['$steps.particulars.title'])).toEqual([
      'Part A',
      '甲部',
      'Part A',
    ]);
  });
});

describe('ignorePayment', () => {
  it('is expressed by an entry of payment.required: no payment is due under its condition', async () => {
    const free = { when: { '/kind': { const: 'reduce' } }, then: false };
    const required = [free, { then: true }];
    const { plan, validator } = await makeForm(
      { name: TEXT, kind: TEXT },
      { manifest: { payment: { required, items: [] } } },
    );
    const isDue = (kind: string) => isPaymentRequired(plan, validator, { kind }, NOW);
    expect(['topUp', 'reduce'].map(isDue)).toEqual([true, false]);
  });
});
