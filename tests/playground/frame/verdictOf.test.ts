import { expect, it } from 'vitest';
import { verdictOf } from '../../../playground/frame/verdictOf.ts';
import { loadPortalForm } from '../../support/loadPortalForm.ts';

it('verdictOf: lists the errors of the answers in words', async () => {
  const { plan, validator } = await loadPortalForm('LFSC');
  const now = '2026-11-20T10:00:00+08:00';
  const { data, submitted, errors } = verdictOf(
    { plan, validator },
    {},
    now,
    ({ key, path }) => `${path} ${key}`,
  );
  expect(data).toEqual({});
  expect(submitted).toEqual({});
  expect(errors.length).toBeGreaterThan(0);
  expect(errors[0]?.text).toMatch(/^\/\w+.* validation/);
});
