// @vitest-environment jsdom
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { cleanup, render } from '@testing-library/react';
import { useContext } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { HeadingLevelContext } from '../../../renderer/form-context/HeadingLevel.ts';
import { ObjectFieldTemplate } from '../../../renderer/templates/ObjectFieldTemplate.tsx';

afterEach(cleanup);

/** Shows the level of the headings inside. */
function Level() {
  return <p>level {useContext(HeadingLevelContext)}</p>;
}

function show(title: string, description?: string) {
  const properties = [
    { name: 'a', content: <Level />, hidden: false },
    { name: 'b', content: <p>hidden</p>, hidden: true },
  ];
  const props = { title, description, properties } as unknown as ObjectFieldTemplateProps;
  const { container } = render(
    <HeadingLevelContext value={2}>
      <ObjectFieldTemplate {...props} />
    </HeadingLevelContext>,
  );
  return [...(container.firstElementChild?.children ?? [])].map(
    ({ localName, textContent }) => `${localName} ${textContent}`,
  );
}

describe('ObjectFieldTemplate', () => {
  it('has a heading and its help above its fields, whose headings are one level deeper', () => {
    expect(show('Owner', 'Who owns it')).toEqual(['h2 Owner', 'div Who owns it', 'p level 3']);
  });

  it('has no heading and no deeper level without a title', () => {
    expect(show('')).toEqual(['p level 2']);
  });
});
