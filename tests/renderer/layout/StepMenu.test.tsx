// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type MenuStep, StepMenu } from '../../../renderer/layout/StepMenu.tsx';
import { inPortal } from '../../support/inPortal.tsx';
import { stubPageSize, tellPageSize } from '../../support/pageSize.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const step = (id: string, more: Partial<MenuStep> = {}): MenuStep => ({
  id,
  title: `Step ${id}`,
  isDone: false,
  canOpen: false,
  ...more,
});

describe('StepMenu', () => {
  it('marks done steps, shows the progress, and opens reached steps', async () => {
    const onOpen = vi.fn();
    const steps = [step('a', { isDone: true, canOpen: true }), step('b'), step('c')];
    await inPortal(<StepMenu steps={steps} current={1} onOpen={onOpen} />);
    const bar = document.querySelector('progress');
    expect([bar?.value, bar?.max]).toEqual([1, 3]);
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Completed');
    expect(second?.getAttribute('aria-current')).toBe('step');
    expect([second, third].map((entry) => entry?.querySelector('button'))).toEqual([null, null]);
    expect([second, third].map((entry) => entry?.textContent)).toEqual(['2Step b', '3Step c']);
    fireEvent.click(screen.getByRole('button', { name: 'Step a' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('shows the current step in one line, and opens and closes the list', async () => {
    const onOpen = vi.fn();
    const steps = [step('a', { canOpen: true, isDone: true }), step('b'), step('c')];
    await inPortal(<StepMenu steps={steps} current={1} onOpen={onOpen} />);
    expect(screen.getByText(/^Step 2 of 3/).textContent).toContain('Step b');
    const toggle = screen.getByRole('button', { name: 'All steps' });
    const list = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    const state = () => [toggle.getAttribute('aria-expanded'), list?.className];
    expect(state()).toEqual(['false', 'steps-list']);
    fireEvent.click(toggle);
    expect(state()).toEqual(['true', 'steps-list steps-list-open']);
    expect(toggle.textContent).toBe('Hide steps');
    fireEvent.click(screen.getByRole('button', { name: 'Step a' }));
    expect(state()).toEqual(['false', 'steps-list']);
  });

  it('shows the current step as neither done nor a link', async () => {
    const steps = [step('a', { isDone: true, canOpen: true })];
    await inPortal(<StepMenu steps={steps} current={0} onOpen={vi.fn()} />);
    const entry = screen.getByRole('listitem');
    expect([entry.className, entry.textContent]).toEqual(['steps-entry', '1Step a']);
    expect(screen.queryByRole('button', { name: 'Step a' })).toBeNull();
  });

  it.each([
    [true, [step('a'), step('b')], 0],
    [false, [step('a'), step('b', { canOpen: true })], null],
  ])('2.1.1: gets a tab stop if it overflows and has no links: %s', async (_, steps, stop) => {
    stubPageSize();
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
    await inPortal(<StepMenu steps={steps} current={0} onOpen={vi.fn()} />);
    act(tellPageSize);
    const list = document.querySelector('.steps-list');
    expect(list?.getAttribute('tabindex')).toBe(stop === null ? null : String(stop));
    vi.restoreAllMocks();
  });
});
