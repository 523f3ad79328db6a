import { describe, expect, it } from 'vitest';
import type { FormData } from '#engine';
import type { ImportPlan } from '../../../engine/definition/ImportPlan.ts';
import { importedFrom } from '../../../renderer/saved-file/importedFrom.ts';
import type { OpenedFile } from '../../../renderer/saved-file/openSavedFile.ts';
import type { WizardServices } from '../../../renderer/wizard/state/WizardServices.ts';
import { leaf, planOf } from '../../support/planNodes.ts';

const PLAN = {
  ...planOf({ applicantName: leaf('text'), count: leaf('number') }),
  imports: [
    {
      formCode: 'NOTICE',
      minVersion: 1,
      map: [
        { from: ['name'], to: ['applicantName'], isInRow: false },
        { from: ['number'], to: ['count'], isInRow: false },
      ],
    },
  ] satisfies readonly ImportPlan[],
};

/** Imports the answers of a file into a form with some answers. */
function importing(
  data: unknown,
  {
    before = {},
    acknowledgement,
    formCode = 'NOTICE',
  }: {
    readonly before?: FormData;
    readonly acknowledgement?: object;
    readonly formCode?: string;
  } = {},
) {
  const services = {
    form: { plan: PLAN },
    store: { data: () => before },
    context: () => ({ acknowledgement }),
  } as unknown as WizardServices;
  const saved = { data, contentOf: () => undefined };
  return importedFrom(services, { formCode, version: 1, saved } as unknown as OpenedFile);
}

describe('importedFrom', () => {
  it('adds the file’s answers to the answers of the form', () => {
    expect(importing({ name: 'CHAN', sex: 'M' }, { before: { count: 3 } })).toEqual({
      data: { count: 3, applicantName: 'CHAN' },
      formCode: 'NOTICE',
      taken: ['/applicantName'],
      kept: [],
      unused: 1,
      unfit: [],
    });
  });

  it('keeps an answer of the form', () => {
    const imported = importing({ name: 'CHAN', number: 2 }, { before: { applicantName: 'WONG' } });
    expect(imported.data).toEqual({ applicantName: 'WONG', count: 2 });
    expect(imported.kept).toEqual(['/applicantName']);
  });

  it('starts a new form after a submission', () => {
    const before = { applicantName: 'WONG', count: 3 };
    const imported = importing({ name: 'CHAN' }, { before, acknowledgement: {} });
    expect(imported.data).toEqual({ applicantName: 'CHAN' });
  });

  it('names the answers that no field of the form can store', () => {
    const imported = importing({ name: 'CHAN', number: { toString: 'x' } });
    expect(imported.unfit).toEqual(['/count']);
    expect(imported.data).toEqual({ applicantName: 'CHAN' });
  });

  it.each([
    ['of a form that this form does not import', { name: 'CHAN' }, 'ORDERS'],
    ['without answers for this form', { sex: 'M' }, 'NOTICE'],
    ['whose answers are a list', [{ name: 'CHAN' }], 'NOTICE'],
    ['whose answers are null', null, 'NOTICE'],
    ['whose answers are a text', 'name', 'NOTICE'],
  ])('fails for a file %s', (_, data, formCode) => {
    expect(() => importing(data, { formCode })).toThrow(
      expect.objectContaining({
        failure: { kind: 'refused', message: { key: 'nothingToImport', args: [] } },
      }),
    );
  });
});
