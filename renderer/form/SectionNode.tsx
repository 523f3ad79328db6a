import type { Registry, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { fieldPathOf } from './registry.ts';

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

/** A group that is a section: RJSF's object template around fields that are laid out already. */
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
