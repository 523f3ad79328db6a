import type { WidgetProps } from '@rjsf/utils';
import { lateCode } from '../lateCode.tsx';

const TREE = lateCode(() => import('./JsonTree.tsx'));
const Tree = TREE.component(({ JsonTree }) => JsonTree);

/**
 * The widget of an answer of any shape: drawn by RJSF itself, whose code few forms need and which is
 * a chunk of its own.
 */
export function JsonWidget(field: WidgetProps) {
  return <Tree {...field} />;
}

/** Fetches its code, once. */
export const loadJsonTree = TREE.load;
