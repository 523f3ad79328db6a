import { describe, expect, it } from 'vitest';
import { keepFile } from '../../../../renderer/attachments/pendingFileCache.ts';
import { callOf, wireData } from '../../../../renderer/wizard/state/formCall.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { planServices } from '../../../support/planServices.ts';

const PLAN = planOf({ name: leaf('text'), proof: leaf('file') });
const progress = () => undefined;

const file = (size: number) => ({
  name: 'a.pdf',
  size,
  type: 'application/pdf',
  sha256: 's',
  ref: keepFile(new Blob(['%PDF'])),
});

describe('callOf', () => {
  it('returns the input of a call about the form', () => {
    const { services, http } = planServices({ plan: PLAN });
    const call = { http, formCode: 'LREAL1', definition: 'd1', language: 'en' };
    expect(callOf(services, progress)).toEqual(call);
  });

  it.each([
    [256 * 1024, false],
    [256 * 1024 + 1, true],
  ])('reports the progress of %i bytes of files: %s', (size, isReported) => {
    const { services } = planServices({ plan: PLAN, data: { proof: file(size) } as never });
    expect(callOf(services, progress).onProgress).toBe(isReported ? progress : undefined);
    expect(callOf(services)).not.toHaveProperty('onProgress');
  });
});

describe('wireData', () => {
  it('returns the answers with the content of their files', async () => {
    const data = { name: 'CHAN', proof: file(4) } as never;
    const { services } = planServices({ plan: PLAN, data });
    expect(await wireData(services)).toEqual({
      name: 'CHAN',
      proof: { name: 'a.pdf', size: 4, type: 'application/pdf', file: btoa('%PDF') },
    });
  });

  it('fails without the validator', async () => {
    const { services } = planServices({ plan: PLAN, store: { hasValidator: () => false } });
    const fetchFormValidator = () => Promise.reject(new TypeError('offline'));
    Object.assign(services.form, { fetchFormValidator });
    await expect(wireData(services)).rejects.toMatchObject({
      failure: { kind: 'refused', message: { key: 'busy' } },
    });
  });
});
