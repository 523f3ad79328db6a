// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { show } from '../../../support/fieldOnPage.ts';
import { prepareCalendar } from '../../support/popovers.ts';

beforeAll(prepareCalendar);
afterEach(cleanup);

const DATE = { type: 'string', hkDate: true };

describe('Calendar', () => {
  it.each(['PageDown', 'PageUp', 'ArrowRight'])(
    'U-11: has one tab stop in its calendar, the day focused by %s',
    async (key) => {
      await show(DATE);
      fireEvent.click(screen.getByRole('button', { name: 'Choose date' }));
      const panel = within(await screen.findByRole('dialog'));
      const today = panel.getByRole('button', { name: /20 November 2026, today$/ });
      await waitFor(() => expect(document.activeElement).toBe(today));
      fireEvent.keyDown(today, { key });
      await waitFor(() => expect(today.ownerDocument.activeElement).not.toBe(today));
      const days = within(panel.getByRole('grid')).getAllByRole('button');
      expect(days.filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
    },
  );
});
