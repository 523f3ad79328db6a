// @vitest-environment jsdom

import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  behaviourOf,
  type FormData,
  LANGUAGES,
  nextStepIds,
  portalTexts,
  type SubmissionType,
} from '#engine';
import { NextSteps } from '../../../../../renderer/wizard/screens/acknowledgement/NextSteps.tsx';
import { inPortal } from '../../../../support/inPortal.tsx';
import { loadPortalForm } from '../../../../support/loadPortalForm.ts';

const TITLES = { en: 'What happens next', 'zh-Hant': '後續程序', 'zh-Hans': '后续程序' };
const NOW = '2026-11-20T10:00:00+08:00';
/** Forms, answers that decide the submission type, and the expected type. */
const FORMS: readonly (readonly [string, FormData, SubmissionType])[] = [
  ['LREAL1', { DeliveryMethod: 'online' }, 'ALLOW_ESUBM'],
  ['LREAL1', { DeliveryMethod: 'post' }, 'OFFLINE_SUBM'],
  ['LR175', { corporationStatus: 'registered' }, 'SIGN_ONLY'],
  ['LR161', {}, 'NO_ESUBM'],
];

afterEach(cleanup);

describe.each(LANGUAGES)('NextSteps: the last screen in %s', (language) => {
  it.each(FORMS)('promise 12: %s with %j shows the next steps', async (code, data, way) => {
    const { plan, validator, texts } = await loadPortalForm(code);
    const { next, submissionType } = behaviourOf(plan, validator, data, NOW);
    expect(submissionType).toBe(way);
    const ids = nextStepIds(next, submissionType);
    const words = portalTexts(texts[language], { hotline: '2111 1111', features: [] });
    await inPortal(<NextSteps ids={ids} texts={words} />, { language });
    expect(screen.getByRole('heading', { name: TITLES[language] })).toBeTruthy();
    const list = screen.getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(ids.length);
    expect(list.textContent).toContain('2111 1111');
    expect(list.textContent).not.toMatch(/[{}*]/);
  });
});

it('promise 12: NextSteps: shows no heading without entries', async () => {
  await inPortal(<NextSteps ids={[]} texts={{}} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
