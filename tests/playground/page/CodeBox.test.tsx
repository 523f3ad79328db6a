// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeBox } from '../../../playground/page/CodeBox.tsx';

afterEach(cleanup);

function rendered() {
  const onRename = vi.fn();
  render(<CodeBox code="MYFORM" onRename={onRename} />);
  return { onRename, box: screen.getByLabelText<HTMLInputElement>('Form code') };
}

describe('CodeBox', () => {
  it('renames the form when the box is left, in capitals', () => {
    const { onRename, box } = rendered();
    fireEvent.change(box, { target: { value: ' talk1 ' } });
    expect(onRename).not.toHaveBeenCalled();
    fireEvent.blur(box);
    expect(onRename.mock.calls).toEqual([['TALK1']]);
    expect(box.value).toBe('TALK1');
  });

  it('renames the form by Enter, and not to its own code', () => {
    const { onRename, box } = rendered();
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(onRename).not.toHaveBeenCalled();
    fireEvent.change(box, { target: { value: 'TALK' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(onRename).toHaveBeenCalledExactlyOnceWith('TALK');
  });

  it.each(['', '1A', 'A-B', 'A'.repeat(17)])('explains why "%s" is no code', (typed) => {
    const { onRename, box } = rendered();
    fireEvent.change(box, { target: { value: typed } });
    fireEvent.blur(box);
    expect(onRename).not.toHaveBeenCalled();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    screen.getByText('2 to 16 letters and digits, a letter first');
  });
});
