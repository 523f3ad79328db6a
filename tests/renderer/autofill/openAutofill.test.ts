// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAutofill } from '../../../renderer/autofill/openAutofill.ts';
import { FieldMarks } from '../../../renderer/form-context/FieldMarks.ts';
import { planServices } from '../../support/planServices.ts';

afterEach(() => sessionStorage.clear());

/** Opens autofill for a page whose server does not answer. */
function opened() {
  const made = planServices();
  const services = Object.assign(made.services, {
    autofill: { marks: new FieldMarks(), handles: () => undefined },
  });
  return { ...made, loaded: openAutofill(services) };
}

describe('openAutofill', () => {
  it('starts idle, without a log-in and without a request', async () => {
    const { loaded, asked } = opened();
    expect(loaded.actor.getSnapshot().matches('idle')).toBe(true);
    expect(loaded.actor.getSnapshot().context.handles).toBeUndefined();
    await loaded.settled();
    expect(asked).toEqual([]);
    expect([typeof loaded.Dialogs, typeof loaded.Status]).toEqual(['function', 'function']);
    loaded.actor.stop();
  });

  it('requests the names of the fields and a log-in when it begins', async () => {
    const { loaded, asked } = opened();
    loaded.actor.send({ type: 'begin' });
    await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(2));
    expect(new Set(asked.map(({ url }) => url)).size).toBe(asked.length);
    expect(loaded.actor.getSnapshot().matches('idle')).toBe(false);
    loaded.actor.stop();
  });
});
