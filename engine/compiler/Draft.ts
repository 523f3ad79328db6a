import type { UiSchema } from '../definition/JsonSchema.ts';
import type { Source } from './Source.ts';

interface DraftBase {
  /** Property name; `''` for the root, `'*'` for a row. */
  readonly key: string;
  readonly pattern: string;
  readonly textKey: string;
  /** Pattern of the object that holds it: where its relative pointers start. */
  readonly holder: string;
  readonly source: Source;
  readonly ui: UiSchema;
  readonly required: boolean;
}

export interface LeafDraft extends DraftBase {
  readonly kind: 'leaf';
}

export interface GroupDraft extends DraftBase {
  readonly kind: 'group';
  readonly children: readonly Draft[];
  /** A row that is a single answer: see `GroupNode.isBare`. */
  readonly isBare?: true;
}

export interface ListDraft extends DraftBase {
  readonly kind: 'list';
  readonly item: GroupDraft;
}

/** A field whose place in the form is known, but whose conditions and rules are not compiled yet. */
export type Draft = LeafDraft | GroupDraft | ListDraft;

/** A draft and everything under it, in page order. */
export function draftsUnder(draft: Draft): readonly Draft[] {
  if (draft.kind === 'leaf') return [draft];
  if (draft.kind === 'list') return [draft, ...draftsUnder(draft.item)];
  return [draft, ...draft.children.flatMap(draftsUnder)];
}
