// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormsPage } from '../../../renderer/app/FormsPage.tsx';
import { cannedServer, inPortal, wireAnswer } from '../../support/inPortal.tsx';

afterEach(cleanup);

describe('FormsPage', () => {
  it('shows its title and the list of forms', async () => {
    const { transport } = cannedServer({ '/api/forms': () => wireAnswer(200, { forms: [] }) });
    await inPortal(<FormsPage />, { transport });
    const title = screen.getByRole('heading', { level: 1 }).textContent ?? '';
    expect(document.title.startsWith(`${title} – `)).toBe(true);
    expect(await screen.findByText(/no forms?/i)).toBeTruthy();
  });
});
