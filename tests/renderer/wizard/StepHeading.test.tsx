// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { STEP_HEADING, StepHeading } from '../../../renderer/wizard/StepHeading.tsx';

afterEach(cleanup);

describe('StepHeading', () => {
  it('U-26: renders the h1, which can get the focus', () => {
    render(<StepHeading title="Owner" lead="Who owns it?" />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Owner' });
    expect([heading.id, heading.tabIndex]).toEqual([STEP_HEADING, -1]);
    expect(document.querySelector('.lead')?.textContent).toBe('Who owns it?');
  });

  it.each([undefined, ''])('renders no paragraph for the lead %j', (lead) => {
    const { container } = render(<StepHeading title="Owner" lead={lead} />);
    expect(container.querySelector('p')).toBeNull();
  });
});
