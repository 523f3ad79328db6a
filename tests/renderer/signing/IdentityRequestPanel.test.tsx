// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { IdentityRequest } from '#engine';
import { IdentityRequestPanel } from '../../../renderer/signing/IdentityRequestPanel.tsx';
import { inPortal } from '../../support/inPortal.tsx';
import { button } from '../../support/onPage.ts';

afterEach(cleanup);

const REQUEST = {
  deptName: 'Land Registry',
  serviceName: 'Electronic forms',
  docName: 'LREAL1',
  identificationCode: '0630',
  address: 'hk.gov.iamsmart.testapp://direct/sign?ticketID=R1',
  qrImage: 'AA==',
} as IdentityRequest;

const shown = (isPhone: boolean, request = REQUEST) =>
  inPortal(<IdentityRequestPanel request={request} isPhone={isPhone} />);
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('IdentityRequestPanel', () => {
  it('shows the app’s details, and the code digit by digit to a screen reader', async () => {
    const { container } = await shown(false);
    const facts = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['DepartmentLand Registry', 'ServiceElectronic forms', 'DocumentLREAL1']);
    expect(screen.getByText('0630').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('0 6 3 0').closest('p')?.textContent).toMatch(/^Identification code/);
  });

  it('shows a QR code and three steps on a computer, and can switch to this device', async () => {
    await shown(false);
    const image = screen.getByRole('img', { name: /QR code/ });
    expect(image.getAttribute('src')).toBe('data:image/png;base64,AA==');
    expect(steps()).toEqual([
      expect.stringMatching(/scan the QR code/),
      expect.stringMatching(/same identification code/),
      expect.stringMatching(/Tap “Sign”/),
    ]);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(button('Sign on this device'));
    expect(screen.getByRole('link', { name: 'Open iAM Smart' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows a link to the app on a phone, and can switch to the QR code', async () => {
    await shown(true);
    const link = screen.getByRole('link', { name: 'Open iAM Smart' });
    expect(link.getAttribute('href')).toBe(REQUEST.address);
    expect(link.getAttribute('target')).toBeNull();
    expect(steps()[0]).toMatch(/^Press “Open iAM Smart”/);
    fireEvent.click(button('Sign on another device'));
    expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  });

  it('opens a web address in a new tab, because the page has the answers', async () => {
    const { container } = await shown(true, {
      ...REQUEST,
      address: 'https://app.example/sign?R1',
    });
    const link = within(container).getByRole('link');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noreferrer',
    ]);
  });
});
