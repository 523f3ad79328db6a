// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SectionHeading } from '../../../renderer/templates/SectionHeading.tsx';

afterEach(cleanup);

describe('SectionHeading', () => {
  it.each([2, 3, 4] as const)('has the level %i', (level) => {
    render(<SectionHeading level={level}>Owner</SectionHeading>);
    const heading = screen.getByRole('heading', { level, name: 'Owner' });
    expect(heading.className).toBe('section-title');
  });

  it('has its own id and class', () => {
    render(
      <SectionHeading level={2} id="f-it-title" className="records-title">
        Owner
      </SectionHeading>,
    );
    const { id, className } = screen.getByRole('heading');
    expect([id, className]).toEqual(['f-it-title', 'records-title']);
  });
});
