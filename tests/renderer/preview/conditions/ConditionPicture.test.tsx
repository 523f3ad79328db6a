// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { conditionGraph } from '#explain';
import { ConditionPicture } from '../../../../renderer/preview/conditions/ConditionPicture.tsx';
import { explainedForm } from '../../../engine/support/explainedForm.ts';

afterEach(cleanup);

it('ConditionPicture: is an image with a text alternative, and emphasises the chosen field', async () => {
  const graph = conditionGraph((await explainedForm()).words);
  const { container } = render(
    <ConditionPicture graph={graph} chosen="/kind" label="Picture" help="See the list." />,
  );
  expect(screen.getByRole('img', { name: 'Picture. See the list.' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Picture' }).tabIndex).toBe(0);
  const chosen = graph.edges.filter(({ from, to }) => from === '/kind' || to === '/kind');
  expect(container.querySelectorAll('.arrow.is-chosen')).toHaveLength(chosen.length);
  expect(container.querySelector('.box.is-chosen')?.textContent).toContain('Type of applicant');
});
