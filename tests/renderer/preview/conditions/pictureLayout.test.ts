import { expect, it } from 'vitest';
import { conditionGraph } from '#explain';
import { pictureLayout, shortName } from '../../../../renderer/preview/conditions/pictureLayout.ts';
import { explainedForm } from '../../../engine/support/explainedForm.ts';

it('pictureLayout: has a column for each step, and only fields with an arrow', async () => {
  const { words } = await explainedForm();
  const graph = conditionGraph(words);
  const { boxes, arrows, width, height } = pictureLayout(graph);
  const ids = boxes.map(({ node }) => node.id);
  expect(ids).toContain('/kind');
  expect(ids).not.toContain('/spare/town');
  const columns = new Map<number, string[]>();
  for (const { x, node } of boxes) columns.set(x, [...(columns.get(x) ?? []), node.id]);
  expect([...columns.values()].map(([first]) => first)).toEqual(['step:about', 'step:company']);
  expect(arrows).toHaveLength(graph.edges.length);
  for (const { x, y } of boxes) expect(x < width && y < height).toBe(true);
});

it('shortName: shortens a name that is too long for a box, in any script', () => {
  expect(shortName('Name')).toBe('Name');
  expect(shortName('x'.repeat(40))).toHaveLength(25);
  expect(shortName('字'.repeat(40))).toHaveLength(12);
});
