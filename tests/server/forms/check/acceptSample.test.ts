import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptSample } from '../../../../server/forms/check/acceptSample.ts';
import type { Sample } from '../../../../server/forms/check/checkSample.ts';
import type { FormUnderCheck } from '../../../../server/forms/check/sampleFindings.ts';
import { openWorkbench, type Workbench } from '../../../../server/forms/compiler/Workbench.ts';
import { readForm } from '../../../../server/forms/source/readFormFiles.ts';

let workbench: Workbench;
let form: FormUnderCheck;
let sample: Sample;
beforeAll(async () => {
  workbench = await openWorkbench();
  const { files, sources } = await readForm(join(process.cwd(), 'forms'), 'LREAL1');
  const compiled = files && workbench.compile(files);
  if (!compiled?.plan) throw new Error('LREAL1 does not compile');
  form = { plan: compiled.plan, validator: await workbench.load(compiled) };
  sample = JSON.parse(sources.get('forms/LREAL1/samples/full.json') ?? '') as Sample;
});
afterAll(() => workbench.close());

describe('acceptSample', () => {
  it('changes nothing in a correct sample', () => {
    expect(acceptSample(form, sample)).toEqual([]);
  });

  it('returns what the engine reports, for each part that differs', () => {
    const wrong = [{ path: '/x', key: 'validation_required', args: [] }];
    expect(acceptSample(form, { ...sample, errors: wrong, total: '1.00' })).toEqual([
      { part: 'errors', before: wrong, after: sample.errors },
      { part: 'total', before: '1.00', after: expect.stringMatching(/^\d+\.\d\d$/) },
    ]);
  });

  it('adds warnings or hidden fields only when there are some', () => {
    const { hidden: _, ...rest } = sample;
    const parts = acceptSample(form, { ...rest, formData: {} })?.map(({ part }) => part);
    expect(parts).toContain('errors');
    expect(acceptSample(form, { ...sample, warnings: [] })).toEqual([]);
  });

  it('returns nothing for answers that do not fit the form', () => {
    expect(acceptSample(form, { ...sample, formData: { nothing: 1 } })).toBeUndefined();
  });
});
