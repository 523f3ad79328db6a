import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formOf } from '../../../renderer/api/formApi.ts';
import { loadForm, readForm, readShared } from '../../engine/support/readForms.ts';
import { validatorParts } from '../../support/validatorParts.ts';

describe("formOf: a form's time", () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T03:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  const opened = async (receivedAt?: number) => {
    const { plan, validator } = await loadForm(readForm('LREAL1'), readShared());
    return formOf({
      plan,
      ...validatorParts(validator),
      texts: {},
      fetchTexts: () => Promise.reject(new TypeError('no texts here')),
      serverNow: '2026-11-20T15:59:58.000Z',
      ...(receivedAt === undefined ? {} : { receivedAt }),
      hotline: '',
    });
  };

  it("is the server's time, even if the browser's clock differs", async () => {
    const { now } = await opened();
    expect(now()).toBe('2026-11-20T23:59:58.000+08:00');
    vi.advanceTimersByTime(1000);
    expect(now()).toBe('2026-11-20T23:59:59.000+08:00');
  });

  it('counts from the time of receipt, even if the page reads it later', async () => {
    const { now } = await opened(Date.now() - 3000);
    expect(now()).toBe('2026-11-21T00:00:01.000+08:00');
  });
});
