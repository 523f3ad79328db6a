import { expect, it, vi } from 'vitest';
import { formReporter } from '../../../server/forms/formReporter.ts';
import type { CatalogueForm, FaultyForm } from '../../../server/ports/FormCatalogue.ts';
import { testForm } from '../../support/testForm.ts';

it('tells of each form what is new since the last time, and nothing twice', () => {
  const { catalogue } = testForm();
  const [form] = catalogue.list();
  let live: readonly CatalogueForm[] = form ? [form] : [];
  let withheld: readonly FaultyForm[] = [];
  const log = { info: vi.fn(), error: vi.fn() };
  const report = formReporter({ ...catalogue, list: () => live, withheld: () => withheld }, log);
  const told = () => {
    report();
    const lines = [...log.info.mock.calls, ...log.error.mock.calls].map(([, text]) => text);
    log.info.mockClear();
    log.error.mockClear();
    return lines;
  };
  expect(told()).toEqual(['form is live']);
  expect(told()).toEqual([]);
  withheld = [{ code: 'LRTEST', faults: ['forms/LRTEST/ui.json: is missing'] }];
  expect(told()).toEqual(['withheld']);
  expect(told()).toEqual([]);
  withheld = [];
  live = [];
  expect(told()).toEqual(['form is gone']);
  live = form ? [form] : [];
  expect(told()).toEqual(['form is live']);
});
