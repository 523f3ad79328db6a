// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { explainField } from '#explain';
import { PANEL_TEXTS } from '../../../../renderer/preview/conditions/panelTexts.ts';
import { Reasons } from '../../../../renderer/preview/conditions/Reasons.tsx';
import { explainedForm, explainedState } from '../../../engine/support/explainedForm.ts';

afterEach(cleanup);

it('Reasons: marks each reason, and lists why an examined field is hidden', async () => {
  const { form, words } = await explainedForm();
  const state = explainedState(form, { kind: 'company' });
  const explanation = explainField(words, state, '/firm/branch');
  render(<Reasons explanation={explanation} texts={PANEL_TEXTS.en} />);
  expect(screen.getByRole('status').textContent).toBe('“Branch” Not shown now.');
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(items[0]).toMatch(/^Holds: The step “Company”/);
  expect(items[1]).toMatch(/^Does not hold: The group “Company”/);
  expect(items[2]).toMatch(/now it is not shown\..*The group “Company”|“I agree” is ticked/);
});
