import { expect, it } from 'vitest';
import { isFramed, storyAddress } from '../../.storybook/storyFrame.ts';

it.each([
  ['opens over the page', false, {}, true],
  ['is dark', undefined, { theme: 'dark' }, true],
  ['has large text', true, { textSize: '200' }, true],
  ['is in Chinese', undefined, { language: 'zh-Hant' }, false],
  ['is for a phone', undefined, { viewport: { value: 'phone' } }, false],
  ['sets nothing', undefined, {}, false],
])(
  'isFramed: decides whether a story that %s has a frame',
  (_name, inline, storyGlobals, framed) => {
    expect(isFramed(inline, storyGlobals)).toBe(framed);
  },
);

it('storyAddress: embeds the story with the globals of the toolbar', () => {
  const globals = {
    language: 'zh-Hant',
    theme: 'dark',
    textSize: 150,
    outline: false,
    vision: undefined,
    viewport: { value: 'phone' },
  };
  const { searchParams } = new URL(
    storyAddress('widgets-hkid--dark', globals),
    'http://localhost/',
  );
  expect(Object.fromEntries(searchParams)).toEqual({
    id: 'widgets-hkid--dark',
    viewMode: 'story',
    embed: 'true',
    globals: 'language:zh-Hant;theme:dark;textSize:150;outline:!false;vision:!undefined',
  });
});
