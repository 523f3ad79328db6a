// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SectionNode } from '../../../../renderer/form/nodes/SectionNode.tsx';
import { createRegistry } from '../../../../renderer/form-context/registry.ts';

afterEach(cleanup);

function received(help: string | undefined) {
  const Template = vi.fn(({ properties: [first] }) => first?.content);
  const templates = { FieldTemplate: () => null, ObjectFieldTemplate: Template };
  const registry = createRegistry({ widgets: {}, fields: {}, templates });
  const { container } = render(
    <SectionNode
      pointer="/rows/0/home"
      name="home"
      title="Home"
      help={help}
      schema={{ type: 'object' }}
      required
      registry={registry}
    >
      <p>Fields</p>
    </SectionNode>,
  );
  return { props: Template.mock.calls[0]?.[0] ?? {}, container };
}

describe('SectionNode', () => {
  it('renders the template of objects around its fields', () => {
    const { props, container } = received('Help');
    expect(container.textContent).toBe('Fields');
    expect(props).toMatchObject({
      title: 'Home',
      description: 'Help',
      required: true,
      fieldPathId: { $id: 'f-rows-0-home', path: ['rows', '0', 'home'] },
      properties: [{ name: 'home', hidden: false }],
      uiSchema: {},
    });
  });

  it('has no description without help', () => {
    expect('description' in received(undefined).props).toBe(false);
  });
});
