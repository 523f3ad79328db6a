import { describe, expect, it } from 'vitest';
import { fromWire, reviewSections, toWire } from '#engine';
import { makeForm } from '../../../engine/support/makeForm.ts';

const PROPERTIES = {
  memorials: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        name: { type: 'string', maxChars: 20 },
        prn: {
          type: 'array',
          maxItems: 3,
          emptyRows: 'drop',
          items: { type: 'string', prn: true },
          unique: [{ paths: ['/memorials/*/prn/*'], ignore: ['-'], key: 'validation_duplicate' }],
        },
        codes: { type: 'array', items: { type: 'string', digitsOnly: true } },
      },
    },
  },
} as const;

describe('a list of single answers', () => {
  it('stores texts and reports a wrong text at its row', async () => {
    const form = await makeForm(PROPERTIES);
    const memorials = [{ prn: ['a0123453', '', 'A0123450'] }, { codes: ['12', '1x'] }];
    const { data, errors } = form.evaluate({ memorials });
    expect(data).toEqual({
      memorials: [{ prn: ['A0123453', 'A0123450'] }, { codes: ['12', '1x'] }],
    });
    expect(errors.map(({ path, key }) => `${path} ${key}`)).toEqual([
      '/memorials/0/prn/2 validationErr_prnFormat',
      '/memorials/1/codes/1 validation_digitsOnly',
    ]);
  });

  it('reports an empty row at the row, where empty rows are not allowed', async () => {
    const form = await makeForm(PROPERTIES);
    expect(form.errors({ memorials: [{ codes: ['1', ''] }] })).toEqual([
      '/memorials/0/codes/1 validation_required',
    ]);
  });

  it('reports a duplicate value in different rows of the outer list', async () => {
    const form = await makeForm(PROPERTIES);
    const memorials = [{ prn: ['A0123453', '-'] }, { prn: ['-', 'A0123453'] }];
    expect(form.errors({ memorials })).toEqual([
      '/memorials/0/prn/0 validation_duplicate',
      '/memorials/1/prn/1 validation_duplicate',
    ]);
  });

  it.each([
    [{ memorials: [{ prn: [{ value: 'A0123453' }] }] }],
    [{ memorials: [{ prn: [['A0123453']] }] }],
    [{ memorials: [{ prn: 'A0123453' }] }],
  ])('refuses data of another shape: %j', async (data) => {
    const form = await makeForm(PROPERTIES);
    expect(() => form.evaluate(data)).toThrow('Cannot read the form data');
  });

  it('has its own wire name with a number for each row, and is read back unchanged', async () => {
    const { plan } = await makeForm(PROPERTIES);
    const data = { memorials: [{ name: 'A', prn: ['A0123453', '-'] }] };
    const wire = toWire(plan, data);
    expect(wire).toMatchObject({
      memorials_prn_recCount__1: 2,
      memorials_prn__1__2: '-',
    });
    expect(fromWire(plan, wire)).toEqual(data);
  });

  it('supports adding, editing, moving and removing rows', async () => {
    const form = await makeForm(PROPERTIES);
    const store = form.store({ memorials: [{ prn: ['A0123453'] }] });
    expect(store.node('/memorials/0/prn/0').kind).toBe('leaf');
    store.addRow('/memorials/0/prn');
    store.set('/memorials/0/prn/1', 'wrong');
    expect(store.validateSteps(['particulars']).map(({ path }) => path)).toEqual([
      '/memorials/0/prn/1',
    ]);
    store.moveRow('/memorials/0/prn', 1, 0);
    expect(store.data()).toMatchObject({ memorials: [{ prn: ['wrong', 'A0123453'] }] });
    store.removeRow('/memorials/0/prn', 0);
    expect(store.get('/memorials/0/prn/0')).toBe('A0123453');
  });

  it('is counted, tested with contains and summed by its values', async () => {
    const form = await makeForm({
      fees: { type: 'array', items: { type: 'string', amount: true } },
      total: { type: 'string', amount: true, computed: { sum: '/fees', of: { value: '.' } } },
      many: { type: 'string', integerText: true, computed: { count: '/fees' } },
      why: {
        type: 'string',
        maxChars: 9,
        visibleWhen: { '/fees': { contains: { const: '5.00' } } },
      },
    });
    const { data } = form.evaluate({ fees: ['5.00', '1,000.50'], why: 'x' });
    expect(data).toEqual({ fees: ['5.00', '1000.50'], total: '1005.50', many: '2', why: 'x' });
    expect(form.evaluate({ fees: ['6'], why: 'x' }).hidden).toEqual(['/why']);
  });

  it('is shown on the review as one answer with several lines', async () => {
    const { plan } = await makeForm(PROPERTIES);
    const data = { memorials: [{ name: 'A', prn: ['A0123453', 'A0123461'] }] };
    const sections = reviewSections({
      plan,
      data,
      visible: () => true,
      texts: { 'memorials.prn.label': 'PRNs' },
      language: 'en',
    });
    expect(JSON.stringify(sections)).toContain('"label":"PRNs","lines":["A0123453","A0123461"]');
  });
});
