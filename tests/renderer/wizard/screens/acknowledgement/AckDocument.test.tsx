// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Acknowledgement, SubmissionType } from '#engine';
import { AckDocument } from '../../../../../renderer/wizard/screens/acknowledgement/AckDocument.tsx';
import { ACKNOWLEDGEMENT, FACTS } from '../../../../engine/support/wizardFacts.ts';
import { inPortal } from '../../../../support/inPortal.tsx';
import { button } from '../../../../support/onPage.ts';
import { screenProps } from '../../../../support/screenProps.ts';

afterEach(cleanup);

const PRINT = 'Print or save as PDF';
const PREVIEW = 'Preview as PDF';
const SIGNED = 'Download signed form';
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

async function shown(
  more: Partial<Acknowledgement> = {},
  submissionType: SubmissionType = 'ALLOW_ESUBM',
  context: object = {},
) {
  const acknowledgement = { ...ACKNOWLEDGEMENT, ...more };
  const { props, send } = screenProps({
    context: {
      captchaDisabled: false,
      hasCaptchaToken: false,
      facts: { ...FACTS, submissionType },
      acknowledgement,
      ...context,
    },
  });
  const { container } = await inPortal(
    <AckDocument {...props} acknowledgement={acknowledgement} />,
  );
  return { send, container };
}

const GONE = { answersGone: true, paymentTxnNum: undefined };

describe('AckDocument', () => {
  it('prints the record', async () => {
    const { send } = await shown();
    expect(names()).toEqual([PRINT, PREVIEW]);
    fireEvent.click(button(PRINT));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'print' });
  });

  it.each<[string, Parameters<typeof shown>, readonly string[]]>([
    ['a paid form', [{ answersGone: true }], [PRINT, PREVIEW]],
    ['a free form', [GONE], [PRINT]],
    [
      'a free form with a captcha token',
      [GONE, 'ALLOW_ESUBM', { hasCaptchaToken: true }],
      [PRINT, PREVIEW],
    ],
    [
      'a free form without captchas',
      [GONE, 'ALLOW_ESUBM', { captchaDisabled: true }],
      [PRINT, PREVIEW],
    ],
    ['a form that was only signed', [GONE, 'SIGN_ONLY'], []],
    [
      'a form whose signed document the server has',
      [{ ...GONE, signedFields: ['ownerSign'] }, 'SIGN_ONLY'],
      [PRINT, SIGNED, PREVIEW],
    ],
  ])('offers after a reload of %s', async (_, given, buttons) => {
    await shown(...given);
    expect(names()).toEqual(buttons);
  });

  it('shows the hash of the signed form', async () => {
    const { container } = await shown({ signedFormHash: 'abc1' });
    expect(container.querySelector('code')?.textContent).toBe('abc1');
    cleanup();
    expect((await shown()).container.querySelector('code')).toBeNull();
  });
});
