import type { Registry, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { fieldPathOf } from '../../form-context/registry.ts';

export interface SectionNodeProps {
  readonly pointer: string;
  readonly name: string;
  readonly title: string;
  readonly help: string | undefined;
  readonly schema: RJSFSchema;
  readonly required: boolean;
  readonly registry: Registry;
  readonly children: ReactElement;
}

/** Renders a group as a section: RJSF's object template around fields that are already laid out. */
export function SectionNode({ pointer, name, help, children, ...props }: SectionNodeProps) {
  const Template = props.registry.templates.ObjectFieldTemplate;
  return (
    <Template
      {...props}
      {...(help === undefined ? {} : { description: help })}
      fieldPathId={fieldPathOf(pointer)}
      properties={[{ name, content: children, hidden: false }]}
      uiSchema={NO_UI}
      optionalDataControl={undefined}
      onAddProperty={ignore}
    />
  );
}

const NO_UI: UiSchema = {};
const ignore = () => undefined;
