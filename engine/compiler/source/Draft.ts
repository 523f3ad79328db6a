import type { UiSchema } from '../../definition/JsonSchema.ts';
import type { Source } from './Source.ts';

interface DraftBase {
  /** Property name; `''` for the root, `'*'` for a row. */
  readonly key: string;
  readonly pattern: string;
  readonly textKey: string;
  /** Pattern of the object that contains the field. Relative pointers of the field start there. */
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

/** A field with a known place in the form, whose conditions and rules are not compiled yet. */
export type Draft = LeafDraft | GroupDraft | ListDraft;

/** Returns a draft and everything under it, in page order. */
export function draftsUnder(draft: Draft): readonly Draft[] {
  if (draft.kind === 'leaf') return [draft];
  if (draft.kind === 'list') return [draft, ...draftsUnder(draft.item)];
  return [draft, ...draft.children.flatMap(draftsUnder)];
}
