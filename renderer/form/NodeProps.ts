import type { Registry, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ReactElement } from 'react';

/** What a node of the plan shows, in RJSF's words. `drawDirectly` and `drawBySchema` draw the same of it. */
export interface NodeProps {
  readonly pointer: string;
  /** Property name. */
  readonly name: string;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly registry: Registry;
  readonly value?: unknown;
  /** Words of the error shown. */
  readonly error?: string | undefined;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}

/**
 * Draws a node: directly, or through RJSF's SchemaField. A function and no component, which each of two
 * hundred answers would have to itself.
 */
export type DrawNode = (props: NodeProps) => ReactElement;
