// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { conditionGraph } from '#explain';
import { ConditionList } from '../../../../renderer/preview/conditions/ConditionList.tsx';
import { explainedForm } from '../../../engine/support/explainedForm.ts';

afterEach(cleanup);

it('ConditionList: nests the fields that depend on an answer under their step and group', async () => {
  const { words } = await explainedForm();
  const { container } = render(<ConditionList graph={conditionGraph(words)} />);
  const names = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.textContent);
  expect(names).toEqual([
    'About you',
    'Other name',
    'Extras',
    'Company',
    'Company',
    'Branch',
    'Orders',
    'Copies',
    'Total',
  ]);
  const branch = [...container.querySelectorAll('ul ul ul > li')][0];
  expect(branch?.textContent).toContain('Required only if “Extras” includes “By post”');
});
