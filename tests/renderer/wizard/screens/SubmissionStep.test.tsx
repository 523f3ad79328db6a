// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Feature, SignatureFact } from '#engine';
import { wizardContext } from '../../../../engine/wizard/moves.ts';
import { toBase64 } from '../../../../renderer/api/base64.ts';
import { SubmissionStep } from '../../../../renderer/wizard/screens/SubmissionStep.tsx';
import { ReviewPdf } from '../../../../renderer/wizard/state/ReviewPdf.ts';
import type { ScreenProps } from '../../../../renderer/wizard/state/Wizard.ts';
import { FACTS, FREE, NOW, SIGNED, TRAITS } from '../../../engine/support/wizardFacts.ts';
import { inPortal } from '../../../support/inPortal.tsx';

afterEach(cleanup);

interface Given {
  readonly features?: readonly Feature[];
  readonly disableIAMSmart?: boolean;
  readonly holder?: SignatureFact['holder'];
  readonly isSigned?: boolean;
  /** Text of the document on the page. */
  readonly document?: string;
}

async function shown({
  features = ['identityApp'],
  disableIAMSmart = false,
  holder = 'personal',
  isSigned = false,
  document,
}: Given = {}) {
  const send = vi.fn();
  const signatures = FACTS.signatures.map((each) => ({ ...each, holder }));
  const context = wizardContext({
    traits: TRAITS,
    facts: { ...FREE, submissionType: 'SIGN_ONLY', signatures },
    now: NOW,
    captcha: { disabled: true, hasToken: false },
  });
  const pdf = new ReviewPdf();
  if (document !== undefined) pdf.keep(toBase64(new TextEncoder().encode(document)), isSigned);
  const plan = { workflowFields: [], manifest: { disableIAMSmart } };
  const props = {
    context: { ...context, signed: isSigned ? [SIGNED] : [] },
    screen: { hideSavePrint: false },
    services: { form: { plan, now: () => '2026-11-20T10:00:00+08:00' }, pdf },
    texts: { '$signatures.ownerSign.label': 'Signature of owner' },
    actor: { send },
  } as unknown as ScreenProps;
  await inPortal(<SubmissionStep {...props} />, { config: { features } });
  return send;
}

const byApp = () =>
  screen.queryByRole('button', { name: 'Sign with iAM Smart: Signature of owner' });

describe('SubmissionStep: the identity app', () => {
  it('is a second way to sign if portal and form have it', async () => {
    const send = await shown();
    fireEvent.click(byApp() ?? globalThis.document.body);
    expect(send).toHaveBeenLastCalledWith({
      type: 'sign',
      fieldId: 'ownerSign',
      way: 'identityApp',
    });
    fireEvent.click(screen.getByRole('button', { name: /digital certificate/ }));
    expect(send).toHaveBeenLastCalledWith({
      type: 'sign',
      fieldId: 'ownerSign',
      way: 'certificate',
    });
    expect(document.body.textContent).not.toContain('not available now');
  });

  it.each<[string, Given]>([
    ['the portal does not have it', { features: [] }],
    ['the form disables it', { disableIAMSmart: true }],
    ['an organisation signs', { holder: 'organisation' }],
  ])('is not shown if %s', async (_, given) => {
    await shown(given);
    expect(byApp()).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/identity app/i);
  });

  it('is offered when a signature is changed, and the choice can be closed', async () => {
    const send = await shown({ isSigned: true });
    const change = screen.getByRole('button', { name: 'Change signature: Signature of owner' });
    expect(byApp()).toBeNull();
    fireEvent.click(change);
    expect(change.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('button', { name: /digital certificate/ })).toBeTruthy();
    fireEvent.click(byApp() ?? globalThis.document.body);
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ way: 'identityApp' }));
    fireEvent.click(change);
    expect(byApp()).toBeNull();
  });

  it('is not offered without the feature: a change opens the certificate directly', async () => {
    const send = await shown({ isSigned: true, features: [] });
    fireEvent.click(screen.getByRole('button', { name: /^Change signature/ }));
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ way: 'certificate' }));
  });
});

describe('SubmissionStep: the document that is signed', () => {
  it('I11: is identified by its hash', async () => {
    vi.stubGlobal('isSecureContext', true);
    await shown({ document: '%PDF form %%EOF' });
    expect(
      await screen.findByText('92cd8733f21bda591954038af878f1044e5c6c4b75540d5c8e58033917816b16'),
    ).toBeTruthy();
    vi.unstubAllGlobals();
  });
});
