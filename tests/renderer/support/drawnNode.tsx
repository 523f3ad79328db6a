import type { FieldProps, FieldTemplateProps, WidgetProps } from '@rjsf/utils';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { DrawNode, NodeProps } from '../../../renderer/form-context/NodeProps.ts';
import { createRegistry } from '../../../renderer/form-context/registry.ts';

/**
 * Renders a node, `/rows/0/it`, with a theme that has a widget (`own` or `json`) and a field (`own`).
 *
 * @returns the props that the template, and the widget or the field, received; and the handler of
 *   changes
 */
export function drawnNode(draw: DrawNode, props: Partial<NodeProps>) {
  const received: { template?: FieldTemplateProps; widget?: WidgetProps; field?: FieldProps } = {};
  const Widget = (widget: WidgetProps) => {
    received.widget = widget;
    return null;
  };
  const registry = createRegistry({
    widgets: { own: Widget, json: Widget },
    fields: {
      own: (field) => {
        received.field = field;
        return null;
      },
    },
    templates: {
      FieldTemplate: (template) => {
        received.template = template;
        return <>{template.children}</>;
      },
      ObjectFieldTemplate: () => null,
    },
  });
  const onChange = vi.fn<NodeProps['onChange']>();
  const onBlur = vi.fn<NodeProps['onBlur']>();
  const node: NodeProps = {
    pointer: '/rows/0/it',
    name: 'it',
    schema: { type: 'string' },
    uiSchema: { 'ui:widget': 'own' },
    registry,
    required: false,
    readOnly: false,
    onChange,
    onBlur,
    ...props,
  };
  render(draw(node));
  const { template, widget, field } = received;
  if (!template) throw new TypeError('Cannot read the template: it was not rendered');
  return {
    template,
    widget: widget ?? ({} as WidgetProps),
    field: field ?? ({} as FieldProps),
    onChange,
    onBlur,
  };
}
