// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SubmissionType } from '#engine';
import { StillToSign } from '../../../../../renderer/wizard/screens/acknowledgement/StillToSign.tsx';
import { ACKNOWLEDGEMENT, FACTS } from '../../../../engine/support/wizardFacts.ts';
import { inPortal } from '../../../../support/inPortal.tsx';
import { screenProps } from '../../../../support/screenProps.ts';

afterEach(cleanup);

const TEXTS = { '$signatures.witness.label': 'Signature of the witness' };

async function shown(
  signLaterFields?: readonly string[],
  submissionType: SubmissionType = 'SIGN_ONLY',
) {
  const acknowledgement = { ...ACKNOWLEDGEMENT, ...(signLaterFields && { signLaterFields }) };
  const context = { facts: { ...FACTS, submissionType }, acknowledgement };
  const { props } = screenProps({ context, texts: TEXTS });
  const { container } = await inPortal(<StillToSign {...props} />);
  return container.querySelector('section');
}

describe('StillToSign', () => {
  it('lists the missing signatures', async () => {
    await shown(['witness', 'chairman']);
    const region = screen.getByRole('region', { name: 'Still to be signed' });
    const names = [...region.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Signature of the witness', 'chairman']);
  });

  it.each<[SubmissionType, RegExp]>([
    ['ALLOW_ESUBM', /^Your application is complete only with these signatures/],
    ['SIGN_ONLY', /^The form is complete only with these signatures/],
    ['OFFLINE_SUBM', /^Have the form signed by hand/],
    ['NO_ESUBM', /^Have the form signed by hand/],
  ])('explains what to do with a form of %s', async (submissionType, text) => {
    const section = await shown(['witness'], submissionType);
    expect(section?.querySelector('p')?.textContent).toMatch(text);
  });

  it.each([undefined, []])('shows nothing if %j are missing', async (fields) => {
    expect(await shown(fields)).toBeNull();
  });
});
