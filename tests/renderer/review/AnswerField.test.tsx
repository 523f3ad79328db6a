// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReviewField } from '#engine';
import { AnswerField, AroundContext } from '../../../renderer/review/AnswerField.tsx';
import { inPortal } from '../../support/inPortal.tsx';

afterEach(cleanup);

async function shown(
  more: Partial<ReviewField> = {},
  around: readonly string[] = [],
  canChange = true,
) {
  const onChange = vi.fn();
  const field = { pointer: '/name', label: 'Name', lines: ['CHAN'], ...more } as ReviewField;
  const { container } = await inPortal(
    <AroundContext value={around}>
      <AnswerField field={field} onChange={canChange ? onChange : undefined} />
    </AroundContext>,
  );
  return { onChange, answer: container.querySelector('dd') };
}

describe('AnswerField', () => {
  it('U-30: shows an answer with its Change button, which names records and answer', async () => {
    const { onChange, answer } = await shown({ lines: ['1 High Street', 'Central'] }, ['Party 1']);
    expect([...(answer?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '1 High Street',
      'Central',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Change Party 1, Name' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('/name');
  });

  it.each<[Partial<ReviewField>, string]>([
    [{ lines: [] }, 'Not provided'],
    [{ lines: [], isUncalculated: true }, 'Not calculated'],
  ])('shows the empty answer %j as %j', async (more, text) => {
    expect((await shown(more)).answer?.textContent).toBe(text);
  });

  it('U-30: has no Change button for a fixed answer, or where nothing can be changed', async () => {
    await shown({ isFixed: true });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await shown({}, [], false);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('marks a Chinese answer for screen readers', async () => {
    expect((await shown({ chinese: true })).answer?.lang).toBe('zh');
    cleanup();
    expect((await shown()).answer?.lang).toBe('');
  });

  it('shows the text of the printed form, with its struck parts', async () => {
    const output = [
      { text: 'is', struck: false },
      { text: 'is not', struck: true },
    ];
    const { answer } = await shown({ output } as never);
    expect(answer?.querySelectorAll('.review-line')).toHaveLength(2);
    expect(answer?.textContent).toContain('is not');
  });
});
