import { E_CHEQUE_WIDGET, type FileLimits, type FormData, type PlanNode, rowNode } from '#engine';

/** A file that the answers name, with the form's limits for the file. */
export interface NamedFile {
  /** JSON Pointer with row indices: `/supportDocument/0/file`. */
  readonly pointer: string;
  readonly sha256: string;
  readonly name: string;
  readonly type: string;
  readonly limits: FileLimits;
  /** Whether the file is an e-Cheque that pays the fee. */
  readonly isECheque: boolean;
}

/**
 * Finds the files that the answers name, in the file fields of the plan.
 *
 * @param root root node of the plan
 * @param data evaluated data, which omits files in hidden fields
 */
export function filesOfAnswers(root: PlanNode, data: FormData): readonly NamedFile[] {
  return filesIn(root, data, '');
}

function filesIn(node: PlanNode, value: unknown, pointer: string): readonly NamedFile[] {
  switch (node.kind) {
    case 'leaf':
      return node.file
        ? fileOf(node.file, node.ui['ui:widget'] === E_CHEQUE_WIDGET, value, pointer)
        : [];
    case 'group':
      return node.children.flatMap((child) =>
        filesIn(child, memberOf(value, child.key), `${pointer}/${child.key}`),
      );
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((row, index) => filesIn(rowNode(node), row, `${pointer}/${index}`))
        : [];
  }
}

function memberOf(value: unknown, key: string): unknown {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

function fileOf(
  limits: FileLimits,
  isECheque: boolean,
  value: unknown,
  pointer: string,
): readonly NamedFile[] {
  const [sha256, name, type] = ['sha256', 'name', 'type'].map((key) => memberOf(value, key));
  if (typeof sha256 !== 'string') return [];
  return [{ pointer, sha256, name: textOf(name), type: textOf(type), limits, isECheque }];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
