// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { OwnCaptcha } from '../../../../renderer/wizard/dialogs/OwnCaptcha.tsx';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { button } from '../../../support/onPage.ts';
import { planServices } from '../../../support/planServices.ts';

beforeAll(polyfillDialog);
afterEach(cleanup);

describe('OwnCaptcha', () => {
  it('asks the server for a challenge, and reports once that the applicant cancels', async () => {
    const { services, asked } = planServices();
    const onAnswer = vi.fn();
    await inPortal(<OwnCaptcha services={services} onAnswer={onAnswer} />);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(asked[0]?.url).toMatch(/challenge/);
    expect(onAnswer).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(button('Cancel')));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
