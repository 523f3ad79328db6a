// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PaperNotice } from '../../../../../renderer/wizard/screens/acknowledgement/PaperNotice.tsx';
import { ACKNOWLEDGEMENT, FACTS } from '../../../../engine/support/wizardFacts.ts';
import { inPortal } from '../../../../support/inPortal.tsx';
import { screenProps } from '../../../../support/screenProps.ts';

afterEach(cleanup);

describe('PaperNotice', () => {
  it.each([
    ['on paper', 'OFFLINE_SUBM', false, [], /Print it and hand it in/],
    ['on paper, after a reload', 'OFFLINE_SUBM', true, [], /you can still print it for 24 hours/],
    ['only signed', 'SIGN_ONLY', false, ['ownerSign'], /^The form is signed\./],
    ['only signed, after a reload', 'SIGN_ONLY', true, ['ownerSign'], /^The form is signed\./],
    ['without signatures, after a reload', 'SIGN_ONLY', true, [], /Use the form that you printed/],
  ] as const)('explains a form that is %s', async (...row) => {
    const [, submissionType, answersGone, signedFields, text] = row;
    const acknowledgement = { ...ACKNOWLEDGEMENT, signedFields };
    const context = { facts: { ...FACTS, submissionType }, acknowledgement };
    const { props } = screenProps({ context });
    const { container } = await inPortal(
      <PaperNotice context={props.context} answersGone={answersGone} />,
    );
    expect(container.querySelector('p')?.textContent).toMatch(text);
  });
});
