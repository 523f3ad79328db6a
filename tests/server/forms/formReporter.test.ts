import { expect, it, vi } from 'vitest';
import { formReporter } from '../../../server/forms/formReporter.ts';
import type {
  CatalogueForm,
  FaultyForm,
  FormRemarks,
} from '../../../server/ports/forms/FormCatalogue.ts';
import { testForm } from '../../support/testForm.ts';

it('formReporter: logs each change of a form once', () => {
  const { catalogue } = testForm();
  const [form] = catalogue.list();
  let live: readonly CatalogueForm[] = form ? [form] : [];
  let withheld: readonly FaultyForm[] = [];
  let remarks: readonly FormRemarks[] = [];
  let sharedErrors: readonly string[] = [];
  let skipped: readonly string[] = [];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const report = formReporter(
    {
      ...catalogue,
      list: () => live,
      withheld: () => withheld,
      remarks: () => remarks,
      sharedErrors: () => sharedErrors,
      skipped: () => skipped,
    },
    log,
  );
  const reported = () => {
    report();
    const lines = Object.values(log).flatMap((level) => level.mock.calls.map(([, text]) => text));
    for (const level of Object.values(log)) level.mockClear();
    return lines;
  };
  expect(reported()).toEqual(['form is live']);
  expect(reported()).toEqual([]);
  withheld = [{ code: 'LRTEST', faults: ['forms/LRTEST/ui.json: is missing'] }];
  expect(reported()).toEqual(['withheld']);
  expect(reported()).toEqual([]);
  withheld = [];
  live = [];
  expect(reported()).toEqual(['form is gone']);
  live = form ? [form] : [];
  expect(reported()).toEqual(['form is live']);
  remarks = [
    { code: 'LRTEST', warnings: ['ui.json:1:1 warning x'], notes: ['schema.json:1:1 info y'] },
  ];
  expect(reported()).toEqual(['form has notes', 'form has warnings']);
  sharedErrors = ['schemas/tables/fees.json:4:5 error unknown-key z'];
  expect(reported()).toEqual(['shared blocks or tables have faults']);
  expect(reported()).toEqual([]);
  skipped = ['forms/lowercase:1:1 warning skipped-folder z'];
  expect(reported()).toEqual(['a folder is skipped']);
  expect(reported()).toEqual([]);
});
