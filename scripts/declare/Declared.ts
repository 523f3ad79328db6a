import type { RuleKeyword } from '../../engine/definition/RuleKeyword.ts';
import type { WidgetDeclaration } from '../../renderer/form-context/WidgetDeclaration.ts';

/** A declaration with its file. */
export interface Declared<T> {
  /** The path from the root of the project, such as `engine/rules/hkid.ts`. */
  readonly file: string;
  readonly declaration: T;
  /** The names that the module exports; for a widget those of its component's module. */
  readonly exports: readonly string[];
}

/** The rule keywords and the widgets of the project, in the order of their files. */
export interface Declarations {
  readonly rules: readonly Declared<RuleKeyword>[];
  readonly widgets: readonly Declared<WidgetDeclaration>[];
}

/** Returns the path of the module of a widget's component, from the root of the project. */
export function componentFile({ file, declaration }: Declared<WidgetDeclaration>): string {
  const name = declaration.file ?? `${declaration.component}.tsx`;
  return `${file.slice(0, file.lastIndexOf('/'))}/${name}`;
}
