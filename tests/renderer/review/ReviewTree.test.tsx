// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FormData, type Plan, reviewSections, type Texts } from '#engine';
import { ReviewTree } from '../../../renderer/review/ReviewTree.tsx';
import { step } from '../../engine/support/wizardFacts.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { leaf, list, planOf } from '../../support/planNodes.ts';

afterEach(cleanup);

const TOTAL = { op: 'literal', value: '230.00' } as const;
const PLAN: Plan = {
  ...planOf({
    name: leaf('text'),
    total: leaf('money', { computed: TOTAL }),
    reference: leaf('text', { ui: { 'ui:readonly': true } }),
    request: leaf('text', { prefill: { from: 'request', name: 'number' } }),
    parties: list({ name: leaf('text') }, { emptyRows: 'drop' }),
  }),
  steps: [step('all', { fields: ['/name', '/total', '/reference', '/request', '/parties'] })],
};

const TEXTS = {
  'name.label': 'Name',
  'total.label': 'Total',
  'reference.label': 'Reference',
  'request.label': 'Request',
  'parties.label': 'Parties',
  'parties.record': 'Party {n}',
  'parties.name.label': 'Name of party',
};

async function show(data: FormData, more: Texts = {}) {
  const onChange = vi.fn();
  const all = () => true;
  const texts = { ...TEXTS, ...more };
  const sections = reviewSections({ plan: PLAN, data, visible: all, texts, language: 'en' });
  await inPortal(<ReviewTree sections={sections} onChange={onChange} />);
  return onChange;
}

/** Returns levels and texts of the headings. */
const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

const changes = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('ReviewTree', () => {
  it('promise 15: shows a fee without a value as not calculated', async () => {
    await show({ name: 'CHAN TAI MAN' });
    const reported = [...document.querySelectorAll('div:has(> dt)')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]);
    expect(reported).toContainEqual(['Total', 'Not calculated']);
    expect(reported).toContainEqual(['Reference', 'Not provided']);
  });

  it('U-30: shows Change for editable answers, not for computed or read-only fields', async () => {
    await show({ total: '230.00', reference: 'R1', request: 'Q1', parties: [{ name: 'ALPHA' }] });
    expect(changes()).toEqual(['Change Name', 'Change Party 1, Name of party']);
  });

  it('U-30: shows an empty list as not provided, with a Change button', async () => {
    const onChange = await show({ parties: [{}, {}] });
    expect(screen.getByText('Parties', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
      'Not provided',
    );
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Change Parties' }));
    expect(onChange).toHaveBeenCalledWith('all', '/parties');
  });

  it('shows the name of a list once, above its records', async () => {
    await show({ parties: [{ name: 'ALPHA' }, { name: 'BETA' }] });
    expect(headings()).toEqual(['H2 all', 'H3 Parties', 'H4 Party 1', 'H4 Party 2']);
  });

  it('does not repeat the name of a section for its list', async () => {
    await show({ parties: [{ name: 'ALPHA' }] }, { '$steps.all.title': 'Parties' });
    expect(headings()).toEqual(['H2 Parties', 'H3 Party 1']);
  });

  it('U-30: labels the buttons of each record differently', async () => {
    await show({ parties: [{ name: 'ALPHA' }, { name: 'BETA' }] });
    expect(changes().slice(1)).toEqual([
      'Change Party 1, Name of party',
      'Change Party 2, Name of party',
    ]);
  });

  it('opens the page’s row of a record, also after a dropped row', async () => {
    const onChange = await show({ parties: [{}, { name: 'ALPHA' }] });
    expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Party 1');
    fireEvent.click(screen.getByRole('button', { name: 'Change Party 1, Name of party' }));
    expect(onChange).toHaveBeenCalledWith('all', '/parties/1/name');
  });
});
