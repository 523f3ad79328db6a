// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FirstValues } from '../../../renderer/wizard/FirstValues.tsx';
import { polyfillDialog } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { leaf, planOf } from '../../support/planNodes.ts';
import { planServices } from '../../support/planServices.ts';

beforeAll(polyfillDialog);
afterEach(cleanup);

/** A form whose status comes from the Registry's record of a link. */
const PLAN = planOf({ status: leaf('text', { prefill: { from: 'request', name: 'status' } }) });
const LINK = `RefID=${'0'.repeat(26)}.${'x'.repeat(43)}`;

async function shown(given: string) {
  const { services, asked } = planServices({ plan: PLAN });
  await inPortal(<FirstValues services={services} given={given} />);
  return asked;
}

describe('FirstValues', () => {
  it('asks the server for the values of a link', async () => {
    const asked = await shown(LINK);
    expect(await screen.findByRole('alertdialog', {}, { timeout: 5000 })).toBeTruthy();
    expect(asked.length).toBeGreaterThan(0);
  });

  it('does nothing without parameters', async () => {
    expect(await shown('')).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
