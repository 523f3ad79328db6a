// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StruckText } from '../../../renderer/templates/StruckText.tsx';

afterEach(cleanup);

it('StruckText: marks crossed-out parts, also for screen readers', () => {
  const parts = [
    { text: 'the ', isStruck: false },
    { text: 'chairman', isStruck: true },
    { text: ' / ', isStruck: false },
    { text: 'clerk', isStruck: true },
  ];
  const { container } = render(<StruckText parts={parts} struckWords={['[out: ', ']']} />);
  expect(container.textContent).toBe('the [out: chairman] / [out: clerk]');
  expect([...container.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual([
    '[out: chairman]',
    '[out: clerk]',
  ]);
  expect(container.querySelectorAll('s .visually-hidden')).toHaveLength(4);
});
