// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CalendarPanel } from '../../../../renderer/widgets/date/CalendarPanel.tsx';
import { leaf } from '../../../support/planNodes.ts';
import { prepareCalendar } from '../../support/popovers.ts';
import { showField } from '../../support/showField.tsx';

beforeAll(prepareCalendar);

const OFFER = {
  today: { year: 2026, month: 11, day: 20 },
  first: { year: 2026, month: 1, day: 1 },
  last: { year: 2026, month: 12, day: 31 },
  takes: () => true,
};

/** Renders an open panel, and the button that opened it. */
function show() {
  const opener = document.createElement('button');
  document.body.append(opener);
  const onClose = vi.fn();
  const props = { given: undefined, offer: OFFER, onChoose: vi.fn(), onClose };
  showField(leaf('date'), {
    draw: () => <CalendarPanel label="It: choose a date" button={{ current: opener }} {...props} />,
  });
  return { onClose, opener, panel: screen.getByLabelText('It: choose a date') };
}

describe('CalendarPanel', () => {
  it('shows itself next to the button that opened it', () => {
    const shown = vi.spyOn(HTMLElement.prototype, 'showPopover');
    const { opener, panel } = show();
    expect(panel.getAttribute('role')).toBe('dialog');
    expect(shown.mock.contexts).toEqual([panel]);
    expect(shown.mock.calls).toEqual([[{ source: opener }]]);
    shown.mockRestore();
  });

  it.each([
    [
      'Escape',
      (panel: HTMLElement) => expect(fireEvent.keyDown(panel, { key: 'Escape' })).toBe(false),
    ],
    ['its button', () => fireEvent.click(screen.getByText('Close'))],
  ])('is closed by %s, and returns the focus', (_, close) => {
    const { onClose, opener, panel } = show();
    close(panel);
    expect(onClose).toHaveBeenCalled();
    expect(document.activeElement).toBe(opener);
  });

  it('ignores other keys', () => {
    const { onClose, panel } = show();
    expect(fireEvent.keyDown(panel, { key: 'a' })).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes when the focus moves outside, but not with the window or inside', () => {
    const { onClose, opener, panel } = show();
    const inside = screen.getByText('Close');
    fireEvent.blur(panel, { relatedTarget: inside });
    fireEvent.blur(panel, { relatedTarget: null });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.blur(panel, { relatedTarget: opener });
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.activeElement).not.toBe(opener);
  });

  it.each([
    ['open', 0],
    ['closed', 1],
  ])('follows the browser, which has made it %s', (newState, times) => {
    const { onClose, panel } = show();
    fireEvent(panel, Object.assign(new Event('toggle'), { newState }));
    expect(onClose).toHaveBeenCalledTimes(times);
  });
});
