import { expect, it } from 'vitest';
import { failOnObjectEditors } from '../../.storybook/failOnObjectEditors.ts';

const editor = { control: { type: 'object' } };

it('failOnObjectEditors: rejects choices with a JSON editor, and names the props', () => {
  const argTypes = {
    submissionType: editor,
    error: editor,
    screen: { control: { type: 'select' } },
  };
  expect(() => failOnObjectEditors({ argTypes })).toThrow(/: submissionType, error$/);
});

it('failOnObjectEditors: accepts JSON props and props without a control', () => {
  const off = { control: { type: 'object', disable: true } };
  failOnObjectEditors({
    argTypes: { data: editor, fields: editor, fact: off, step: { control: false }, code: {} },
  });
});
