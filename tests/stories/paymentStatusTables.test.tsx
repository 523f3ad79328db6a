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

it('the guide says of every status what results from it', () => {
  render(<PaymentStatusTable />);
  expect(rowsOf()).toHaveLength(Object.keys(PAYMENT_STATUSES).length);
  const row = screen.getByRole('row', { name: /^REJT/ });
  expect(
    within(row).getByText(/^rejected: .*→ REJECTED; submission PAYING → QUOTED$/),
  ).toBeDefined();
  expect(within(row).getByText('payment_rejected')).toBeDefined();
  expect(screen.getByRole('row', { name: /^APPR/ }).textContent).toContain('REFUND_DUE');
});

it('the guide says of every attempt how it may continue', () => {
  render(<AttemptStatusTable />);
  expect(rowsOf()).toHaveLength(Object.keys(ATTEMPT_STATUSES).length);
  expect(screen.getByRole('row', { name: /^APPROVED/ }).textContent).toBe('APPROVEDnoAPPRnone');
  expect(screen.getByRole('row', { name: /^EXPIRED/ }).textContent).toContain(
    'approved → APPROVED',
  );
});
