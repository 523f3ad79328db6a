// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListPointerContext, useRecordTitle } from '../../../renderer/templates/useRecordTitle.ts';
import { FakeStore } from '../../support/FakeStore.ts';
import { leaf, list, planOf } from '../../support/planNodes.ts';
import { renderFields } from '../../support/renderFields.tsx';

let renders = 0;
function Title() {
  renders += 1;
  const { first, heading } = useRecordTitle('Person 1');
  return <h2 ref={heading}>{first}</h2>;
}

it('useRecordTitle: counts the records of its list, without a render', () => {
  const plan = planOf({ it: leaf('text'), people: list({ name: leaf('text') }) });
  const store = FakeStore.of(plan, { data: { people: [{}, {}] } });
  renderFields({
    store,
    pointers: ['/it'],
    draw: () => (
      <ListPointerContext value="/people">
        <Title />
      </ListPointerContext>
    ),
  });
  const title = () => screen.getByRole('heading').textContent;
  const before = renders;
  expect(title()).toBe('Person 1 of 2');
  act(() => void store.addRow('/people'));
  expect(title()).toBe('Person 1 of 3');
  act(() => void store.removeRow('/people', 2));
  act(() => void store.removeRow('/people', 1));
  expect(title()).toBe('Person 1');
  expect(renders).toBe(before);
});
