// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FormData, Language } from '#engine';
import { ConditionsPanel } from '../../../../renderer/preview/conditions/ConditionsPanel.tsx';
import { explainedForm } from '../../../engine/support/explainedForm.ts';

afterEach(cleanup);

const { form } = await explainedForm();

function panel(data: FormData, language: Language = 'en') {
  const texts = form.texts[language];
  const now = '2026-11-20T10:00:00+08:00';
  return <ConditionsPanel {...form} {...{ texts, language, data, now }} />;
}

function choose(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

it('ConditionsPanel: explains the chosen field, and again after each answer', () => {
  const { rerender } = render(panel({ kind: 'person' }));
  choose('Field', '/firm');
  expect(screen.getByRole('status').textContent).toBe('“Company” Not shown now.');
  expect(screen.getByText(/now it is “Person”/)).toBeDefined();
  rerender(panel({ kind: 'company', agrees: true }));
  expect(screen.getByRole('status').textContent).toBe('“Company” Shown now.');
  expect(screen.getByText(/now it is “Company”/)).toBeDefined();
});

it('ConditionsPanel: offers the records of a list, and explains a list without one', () => {
  const { rerender } = render(panel({ kind: 'company' }));
  choose('Field', '/orders/*/copies');
  expect(screen.queryByLabelText('Record')).toBeNull();
  expect(screen.getByText(/“Orders” has no record/)).toBeDefined();
  rerender(panel({ kind: 'company', orders: [{}, { name: 'x' }] }));
  expect(screen.getByRole('status').textContent).toContain('Not shown now.');
  choose('Record', '1');
  expect(screen.getByRole('status').textContent).toContain('“Copies” Shown now.');
});

it('ConditionsPanel: shows the conditions as a picture and as a nested list', () => {
  render(panel({}));
  expect(screen.getByRole('img', { name: /Picture of the conditions/ })).toBeDefined();
  const list = screen.getByRole('heading', { name: 'List of the conditions' }).nextElementSibling;
  const items = within(list as HTMLElement).getAllByRole('listitem');
  expect(items[0]?.textContent).toContain('About you');
  expect(list?.textContent).toContain('Shown only if “Type of applicant” is “Company”');
});

it.each(['zh-Hant', 'zh-Hans'] as const)('ConditionsPanel: speaks %s', (language) => {
  render(panel({}, language));
  const { textContent } = screen.getByRole('status');
  expect(textContent).toMatch(language === 'zh-Hant' ? /現時不顯示/ : /当前不显示/);
});

it('ConditionsPanel: stays while the answers have the shape of an earlier definition', () => {
  render(panel({ orders: 'none' }));
  expect(screen.getByRole('status').textContent).toContain('do not match the fields');
  expect(screen.getByRole('heading', { name: 'List of the conditions' })).toBeDefined();
});
