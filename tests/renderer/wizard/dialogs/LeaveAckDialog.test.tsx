// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LeaveAckDialog } from '../../../../renderer/wizard/dialogs/LeaveAckDialog.tsx';
import type { WizardActor } from '../../../../renderer/wizard/state/Wizard.ts';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { inPortal } from '../../../support/inPortal.tsx';

beforeAll(polyfillDialog);
afterEach(cleanup);

/** Shows the dialog. With `label`, the dialog has a button that leaves the page. */
async function show(label?: string) {
  const done: string[] = [];
  const actor = { send: ({ type }: { type: string }) => done.push(`send ${type}`) };
  await inPortal(
    <LeaveAckDialog
      actor={actor as unknown as WizardActor}
      reference="LR164-261120-123456"
      onStay={() => done.push('stay')}
      {...(label !== undefined && { leave: { label, onLeave: () => done.push('leave') } })}
    />,
  );
  await screen.findByRole('button', { name: 'Stay on this page' });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { done, press };
}

describe('LeaveAckDialog', () => {
  it('shows the reference number', async () => {
    await show();
    expect(screen.getByText('LR164-261120-123456')).toBeDefined();
  });

  it.each([
    ['Stay on this page', ['stay']],
    ['Print or save as PDF', ['stay', 'send print']],
    ['Start a new form', ['leave']],
  ])('%s: results in %j', async (name, expected) => {
    const { done, press } = await show('Start a new form');
    press(name);
    expect(done).toEqual(expected);
  });

  it('offers no way to leave after the browser’s Back', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Start a new form' })).toBeNull();
  });
});
