// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Agreements } from '../../../../renderer/wizard/screens/Agreements.tsx';
import { inPortal } from '../../../support/inPortal.tsx';
import { screenProps } from '../../../support/screenProps.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const AT = '2026-11-20T10:00:00+08:00';
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

async function shown({
  termsAcceptedAt = undefined as string | undefined,
  isMissing = false,
  texts = {},
} = {}) {
  const onTick = vi.fn();
  const { props, send } = screenProps({ texts, context: { termsAcceptedAt } });
  await inPortal(<Agreements {...props} onTick={onTick} isMissing={isMissing} />);
  return { onTick, send };
}

describe('Agreements', () => {
  it('stores the time once every box is ticked', async () => {
    const { onTick, send } = await shown();
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false]);
    const [first, second, third] = boxes();
    for (const box of [first, second]) fireEvent.click(box ?? expect.fail());
    expect(onTick.mock.calls).toEqual([[false], [false]]);
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(third ?? expect.fail());
    expect(onTick).toHaveBeenLastCalledWith(true);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'terms.accepted', at: AT });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).toContain('2026-11-20');
    fireEvent.click(first ?? expect.fail());
    expect(onTick).toHaveBeenLastCalledWith(false);
  });

  it('asks for the form’s own terms only if it has some', async () => {
    await shown({ texts: { '$form.terms': 'Own terms', '$form.pics': 'Own statement' } });
    expect(boxes()).toHaveLength(4);
    const titles = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'General Terms of Use',
      'Terms and conditions of this form',
      'Personal Information Collection Statement',
    ]);
    expect(document.body.textContent).toContain('Own statement');
    cleanup();
    await shown();
    expect(document.querySelectorAll('summary')).toHaveLength(2);
  });

  it('shows the boxes as ticked, and the time, if the terms were accepted before', async () => {
    await shown({ termsAcceptedAt: AT });
    expect(boxes().every(({ checked }) => checked)).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Accepted on 20/11/2026 10:00 AM');
    cleanup();
    await shown();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('reports an unticked box only after an attempt to start', async () => {
    await shown();
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    await shown({ isMissing: true });
    expect(screen.getByRole('alert').textContent).toBe('Please tick every box to continue.');
  });
});
