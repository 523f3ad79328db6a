import type { LeafNode } from '#engine';
import { uiOptions } from './arrange.ts';
import { useFormPart } from './FormPart.ts';
import { LeafView } from './LeafView.tsx';
import { useValue } from './useStore.ts';

interface LeafOfKindViewProps {
  readonly pointer: string;
  readonly node: LeafNode;
  /** Key of the choice beside it. */
  readonly kindFrom: string;
}

/** The number of a document of which a choice beside it tells the kind: it follows that choice, too. */
export function LeafOfKindView({ pointer, node, kindFrom }: LeafOfKindViewProps) {
  const { store } = useFormPart();
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  const kind = useValue(store, `${holder}/${kindFrom}`);
  return <LeafView pointer={pointer} node={node} {...(typeof kind === 'string' ? { kind } : {})} />;
}

/** The choice that tells the kind of a document, as the layout of its number names it. */
export function kindFromOf(node: LeafNode): string | undefined {
  const { kindFrom } = uiOptions(node);
  return typeof kindFrom === 'string' ? kindFrom : undefined;
}
