import { expect, it } from 'vitest';
import { evaluateForm } from '#engine';
import { openSubjects } from '../../../../scripts/fuzz/validators/openSubjects.ts';

it('openSubjects: compiles the named form for the engine and the reference, with its samples', async () => {
  const subjects = await openSubjects(['LRSI1']);
  expect(subjects.map(({ code }) => code)).toEqual(['LRSI1']);
  const [subject] = subjects;
  const [sample] = subject?.samples ?? [];
  if (!subject || !sample) throw new Error('Cannot find a sample of LRSI1');
  const { plan, validator, definition } = subject;
  const { formData: data, now } = sample;
  expect(evaluateForm(plan, validator, { data, now }).fee.totalCents).toBeGreaterThan(0);
  expect(definition.manifest.code).toBe('LRSI1');
});

it('openSubjects: names the codes without a form', async () => {
  await expect(openSubjects(['NONE1', 'NONE2'])).rejects.toThrow(
    'Cannot compare NONE1, NONE2: there is no such form',
  );
});
