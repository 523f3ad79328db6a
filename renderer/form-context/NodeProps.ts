import type { Registry, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ReactElement } from 'react';
import type { GroupNode } from '#engine';

/**
 * The props of a node of the plan, in RJSF's terms. `renderDirectly` and `renderBySchema` render
 * the same output.
 */
export interface NodeProps {
  readonly pointer: string;
  /** Name of the property. */
  readonly name: string;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly registry: Registry;
  readonly value?: unknown;
  /** Text of the shown error. */
  readonly error?: string | undefined;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}

/**
 * A function that renders a node: directly, or with RJSF's SchemaField. The function is not a
 * component, so that a page with 200 answers has 200 components fewer.
 */
export type DrawNode = (props: NodeProps) => ReactElement;

/** A group of the plan (a section, an address, a record) and its current pointer. */
export interface GroupProps {
  readonly pointer: string;
  readonly node: GroupNode;
}
