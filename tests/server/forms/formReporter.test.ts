import { expect, it, vi } from 'vitest';
import { formReporter } from '../../../server/forms/formReporter.ts';
import type {
  CatalogueForm,
  FaultyForm,
  FormRemarks,
} from '../../../server/ports/FormCatalogue.ts';
import { testForm } from '../../support/testForm.ts';

it('tells of each form what is new since the last time, and nothing twice', () => {
  const { catalogue } = testForm();
  const [form] = catalogue.list();
  let live: readonly CatalogueForm[] = form ? [form] : [];
  let withheld: readonly FaultyForm[] = [];
  let remarks: readonly FormRemarks[] = [];
  let sharedFaults: readonly string[] = [];
  let skipped: readonly string[] = [];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const report = formReporter(
    {
      ...catalogue,
      list: () => live,
      withheld: () => withheld,
      remarks: () => remarks,
      sharedFaults: () => sharedFaults,
      skipped: () => skipped,
    },
    log,
  );
  const told = () => {
    report();
    const lines = Object.values(log).flatMap((level) => level.mock.calls.map(([, text]) => text));
    for (const level of Object.values(log)) level.mockClear();
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
  remarks = [
    { code: 'LRTEST', warnings: ['ui.json:1:1 warning x'], notes: ['schema.json:1:1 info y'] },
  ];
  expect(told()).toEqual(['form has notes', 'form has warnings']);
  sharedFaults = ['schemas/tables/fees.json:4:5 error unknown-key z'];
  expect(told()).toEqual(['shared blocks or tables have faults']);
  expect(told()).toEqual([]);
  skipped = ['forms/lowercase:1:1 warning skipped-folder z'];
  expect(told()).toEqual(['a folder is passed over']);
  expect(told()).toEqual([]);
});
