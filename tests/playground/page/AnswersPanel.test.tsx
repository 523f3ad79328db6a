// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { AnswersPanel } from '../../../playground/page/AnswersPanel.tsx';

afterEach(cleanup);

const VERDICT = { hash: 'h', data: { name: 'A' }, submitted: { name: 'A' }, errors: [] };

it('AnswersPanel: shows valid answers', () => {
  render(<AnswersPanel verdict={VERDICT} lang="en" />);
  screen.getByText('Valid: these answers can be submitted.');
  screen.getByText('{ "name": "A" }');
});

it('AnswersPanel: lists the errors, and names the form for an error without a field', () => {
  const errors = [
    { path: '/idNo', text: 'Enter a number' },
    { path: '', text: 'Fill in one' },
  ];
  render(<AnswersPanel verdict={{ ...VERDICT, errors }} lang="en" />);
  screen.getByText('Not valid yet: 2 errors');
  screen.getByText('/idNo');
  screen.getByText('the form');
});

it('AnswersPanel: asks for answers before there are any', () => {
  render(<AnswersPanel verdict={undefined} lang="en" />);
  screen.getByText('Fill in the form to see its answers.');
});
