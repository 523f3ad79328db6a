import { expect, it } from 'vitest';
import { failOnObjectEditors } from '../../.storybook/failOnObjectEditors.ts';

const editor = { control: { type: 'object' } };

it('fails a story that asks for a choice as JSON, and names the props', () => {
  const argTypes = {
    submissionType: editor,
    error: editor,
    screen: { control: { type: 'select' } },
  };
  expect(() => failOnObjectEditors({ argTypes })).toThrow(/: submissionType, error$/);
});

it('lets be what is JSON by nature, and what has no control', () => {
  const off = { control: { type: 'object', disable: true } };
  failOnObjectEditors({
    argTypes: { data: editor, fields: editor, fact: off, step: { control: false }, code: {} },
  });
});
