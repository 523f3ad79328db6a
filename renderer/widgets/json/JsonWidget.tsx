import type { WidgetProps } from '@rjsf/utils';
import { lazyCode } from '../../form-context/lazyCode.tsx';

const TREE = lazyCode(() => import('./JsonTree.tsx'));
const Tree = TREE.component(({ JsonTree }) => JsonTree);

/**
 * Renders an answer of any shape with RJSF. The code is a separate chunk, because few forms need
 * it.
 */
export function JsonWidget(field: WidgetProps) {
  return <Tree {...field} />;
}

/** Loads the code of the widget. */
export const loadJsonTree = TREE.load;
