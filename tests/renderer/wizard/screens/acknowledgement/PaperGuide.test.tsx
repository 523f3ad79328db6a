// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  hasPaperSteps,
  PaperGuide,
} from '../../../../../renderer/wizard/screens/acknowledgement/PaperGuide.tsx';
import { FACTS } from '../../../../engine/support/wizardFacts.ts';
import { inPortal } from '../../../../support/inPortal.tsx';
import { planOf } from '../../../../support/planNodes.ts';
import { screenProps } from '../../../../support/screenProps.ts';

afterEach(cleanup);

const OFFLINE = { ...FACTS, submissionType: 'OFFLINE_SUBM' } as const;

describe('PaperGuide', () => {
  it('explains how to submit the printed form, with the hotline of the portal', async () => {
    const plan = { ...planOf({}), documents: [] };
    const { props } = screenProps({ plan, context: { facts: OFFLINE } });
    const { container } = await inPortal(<PaperGuide {...props} />, {
      config: { hotline: '3105 0000' },
    });
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
    expect(container.textContent).toContain('3105 0000');
    expect(container.textContent).not.toContain('•');
  });

  it('names the office of the portal', async () => {
    const plan = { ...planOf({}), documents: [] };
    const { props } = screenProps({ plan, context: { facts: OFFLINE } });
    const lines = { name: 'Own office', address: 'Own address' };
    const office = { en: lines, tc: lines, chs: lines };
    const { container } = await inPortal(<PaperGuide {...props} />, {
      config: { office: office as never },
    });
    expect(container.textContent).toContain('Own address');
  });
});

describe('hasPaperSteps', () => {
  it.each([
    ['OFFLINE_SUBM', ['a'], true],
    ['NO_ESUBM', ['a'], true],
    ['ALLOW_ESUBM', ['a'], false],
    ['OFFLINE_SUBM', [], false],
    ['OFFLINE_SUBM', undefined, false],
  ] as const)('of a form of %s with the next steps %j: %s', (submissionType, nextSteps, has) => {
    const { props } = screenProps({
      context: { facts: { ...FACTS, submissionType, ...(nextSteps && { nextSteps }) } },
    });
    expect(hasPaperSteps(props.context)).toBe(has);
  });
});
