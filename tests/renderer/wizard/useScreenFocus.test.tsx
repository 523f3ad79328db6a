// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldId } from '../../../renderer/form-context/fieldId.ts';
import { STEP_HEADING } from '../../../renderer/wizard/StepHeading.tsx';
import { PendingFocus } from '../../../renderer/wizard/state/PendingFocus.ts';
import { useScreenFocus } from '../../../renderer/wizard/useScreenFocus.ts';
import { planServices } from '../../support/planServices.ts';

const scrollTo = vi.fn();
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  document.body.innerHTML = `<h1 id="${STEP_HEADING}" tabindex="-1">Owner</h1><input id="${fieldId('/name')}">`;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  scrollTo.mockReset();
  document.body.replaceChildren();
});

/** Renders the first screen, then changes to another one. */
async function moved(to: string, pointer?: string) {
  const wishes = new PendingFocus();
  const services = Object.assign(planServices().services, { wishes });
  const { rerender } = renderHook(({ id }) => useScreenFocus(services, id), {
    initialProps: { id: 'intro' },
  });
  expect(document.activeElement).toBe(document.body);
  if (pointer !== undefined) wishes.focus(pointer);
  rerender({ id: to });
  await Promise.resolve();
  return document.activeElement?.id;
}

describe('useScreenFocus', () => {
  it.each([
    ['U-27: the heading of another screen', 'owner', undefined, STEP_HEADING, 1],
    ['the requested answer', 'owner', '/name', fieldId('/name'), 0],
    ['the heading, if the answer is not on the page', 'owner', '/gone', STEP_HEADING, 1],
    ['nothing on the same screen', 'intro', '/name', '', 0],
  ] as const)('focuses %s', async (_, to, pointer, id, scrolls) => {
    expect(await moved(to, pointer)).toBe(id);
    expect(scrollTo).toHaveBeenCalledTimes(scrolls);
  });
});
