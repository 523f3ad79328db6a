// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PAYMENT_STATUSES } from '#engine';
import { ATTEMPT_STATUSES } from '../../server/ports/store/PaymentAttempt.ts';
import {
  AttemptStatusTable,
  PaymentStatusTable,
} from '../../stories/guide/PaymentStatusTables.tsx';

afterEach(cleanup);

const rowsOf = () => screen.getAllByRole('row').slice(1);

it('PaymentStatusTable: shows the events of every status', () => {
  render(<PaymentStatusTable />);
  expect(rowsOf()).toHaveLength(Object.keys(PAYMENT_STATUSES).length);
  const row = screen.getByRole('row', { name: /^REJT/ });
  expect(
    within(row).getByText(/^rejected: .*→ REJECTED; submission PAYING → QUOTED$/),
  ).toBeDefined();
  expect(within(row).getByText('payment_rejected')).toBeDefined();
  expect(screen.getByRole('row', { name: /^APPR/ }).textContent).toContain('REFUND_DUE');
});

it('AttemptStatusTable: shows the events of every status of an attempt', () => {
  render(<AttemptStatusTable />);
  expect(rowsOf()).toHaveLength(Object.keys(ATTEMPT_STATUSES).length);
  expect(screen.getByRole('row', { name: /^APPROVED/ }).textContent).toBe('APPROVEDnoAPPRnone');
  expect(screen.getByRole('row', { name: /^EXPIRED/ }).textContent).toContain(
    'approved → APPROVED',
  );
});
