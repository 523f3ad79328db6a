// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WizardLoading } from '../../../../renderer/wizard/dialogs/WizardLoading.tsx';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { screenProps } from '../../../support/screenProps.ts';

beforeAll(polyfillDialog);
afterEach(cleanup);

async function shown(value: string, serverMessage?: string) {
  const context = serverMessage ? { serverMessage: { key: serverMessage, args: [] } } : {};
  const { props, services } = screenProps({ snapshot: { value }, context });
  await inPortal(<WizardLoading {...props} />);
  return services.loading;
}

const text = () => document.querySelector('dialog')?.textContent;

describe('WizardLoading', () => {
  it('covers the page only while the wizard waits for the server', async () => {
    await shown('filling');
    expect(text()).toBeUndefined();
    cleanup();
    await shown('saving');
    const saving = text();
    cleanup();
    await shown('submitting');
    const sending = text();
    cleanup();
    await shown('completing');
    expect(text()).toBe(sending);
    expect(new Set([saving, sending]).size).toBe(2);
    expect([saving, sending].every(Boolean)).toBe(true);
  });

  it('shows the message of the server instead', async () => {
    await shown('submitting', 'serverBusy');
    expect(text()).toContain('currently busy');
  });

  it('shows the action of an effect with its progress', async () => {
    const loading = await shown('filling');
    const { promise, resolve } = Promise.withResolvers<void>();
    act(() => {
      void loading.during('pdf.making', (progress) => {
        progress(1, 4);
        return promise;
      });
    });
    expect(text()).not.toBe('');
    expect(screen.getByRole('progressbar', { hidden: true })).toHaveProperty('value', 1);
    await act(async () => resolve());
    expect(text()).toBeUndefined();
  });
});
