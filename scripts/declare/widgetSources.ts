import { relative } from 'node:path/posix';
import type { WidgetDeclaration } from '../../renderer/form-context/WidgetDeclaration.ts';
import { componentFile, type Declared } from './Declared.ts';

const BANNER =
  '// Generated from the index.ts of each folder of renderer/widgets by scripts/generate-types.ts.';

type Widgets = readonly Declared<WidgetDeclaration>[];

/** Returns the theme's table of widgets: lazy ones by name, so that their code is lazy-loaded. */
export function themeSource(widgets: Widgets): string {
  const eager = widgets.filter(({ declaration }) => !declaration.lazy);
  const entries = byName(widgets).map(
    ({ declaration }) => `${quoted(declaration.name)}: ${traitsOf(declaration)},`,
  );
  return `${BANNER}
import type { Widget } from '@rjsf/utils';
import type { WidgetTraits } from '../form-context/WidgetTraits.ts';
import type { WordKey } from '../i18n/formWords.ts';
${importsOf(eager, 'renderer/form')}
import { lazyWidget } from './lazy/LazyWidget.tsx';

const text = (component: Widget, hint?: WordKey): WidgetTraits => ({
  component,
  frame: 'label',
  uncontrolled: true,
  ...(hint && { hint }),
});

/** Widgets by the names that \`ui:widget\` and the value types use. */
export const WIDGETS: Readonly<Record<string, WidgetTraits>> = {
${entries.join('\n')}
};
`;
}

/** Returns the table of the widgets in the lazy chunk. */
export function lazySource(widgets: Widgets): string {
  const lazy = widgets.filter(({ declaration }) => declaration.lazy);
  const entries = byName(lazy).map(
    ({ declaration }) => `${quoted(declaration.name)}: ${declaration.component},`,
  );
  return `${BANNER}
${importsOf(lazy, 'renderer/form/lazy')}

/** Widgets that few first steps need. One chunk: they share most of their parts. */
export const LAZY_WIDGETS = {
${entries.join('\n')}
} as const;
`;
}

/** Returns the tables of the default widgets, for leaves without `ui:widget`. */
export function defaultsSource(widgets: Widgets): string {
  const ofTypes = byName(widgets).flatMap(({ declaration: { name, defaultOf = [] } }) =>
    defaultOf.map((type) => `${type}: '${name}',`),
  );
  const ofRules = widgets
    .flatMap(({ declaration: { name, defaultOfRules = [] } }) =>
      defaultOfRules.map((each) => ({ name, ...each })),
    )
    .sort((one, other) => one.order - other.order);
  const types = [...new Set(ofRules.map(({ valueType }) => valueType))];
  const lists = types.map((type) => {
    const own = ofRules.filter(({ valueType }) => valueType === type);
    return `${type}: [${own.map(({ keyword, name }) => `['${keyword}', '${name}']`).join(', ')}],`;
  });
  return `${BANNER}
import type { ValueType } from '#engine';

/** The widget of a value type, where the author names none. */
export const WIDGET_OF_TYPE: Readonly<Record<ValueType, string>> = {
${ofTypes.join('\n')}
};

/** Rules that decide the widget of a leaf of a value type, the most telling rule first. */
export const WIDGETS_OF_RULES: Readonly<
  Partial<Record<ValueType, readonly (readonly [keyword: string, widget: string])[]>>
> = {
${lists.join('\n')}
};
`;
}

/** Returns the engine's table of the value types that each widget accepts. */
export function typesSource(widgets: Widgets): string {
  const entries = byName(widgets)
    .filter(({ declaration }) => declaration.takes.length > 0)
    .map(
      ({ declaration: { name, takes } }) =>
        `${quoted(name)}: [${takes.map((type) => `'${type}'`).join(', ')}],`,
    );
  return `${BANNER}
import type { ValueType } from './PlanNode.ts';

/**
 * Value types that each widget takes, by its name in \`ui:widget\`. It has all widgets that a layout
 * may name but \`files\`, which is for a list, and \`hidden\`, which takes any answer.
 */
export const WIDGET_TYPES: Readonly<Record<string, readonly ValueType[]>> = {
${entries.join('\n')}
};
`;
}

/** Returns the names that `ui:widget` accepts. */
export function widgetNames(widgets: Widgets): readonly string[] {
  const named = byName(widgets).filter(
    ({ declaration: { takes, takesList } }) => takes.length > 0 || takesList,
  );
  return [...named.map(({ declaration }) => declaration.name), 'hidden'];
}

/** Sorts widgets by name, so that the order of folders has no effect. */
function byName(widgets: Widgets): Widgets {
  return widgets.toSorted((one, other) => (one.declaration.name < other.declaration.name ? -1 : 1));
}

function traitsOf({ name, component, frame, uncontrolled, lazy, hint }: WidgetDeclaration): string {
  const shown = lazy ? `lazyWidget('${name}')` : component;
  const help = hint === undefined ? '' : `'${hint}'`;
  if (uncontrolled && frame === 'label') return `text(${shown}${help && `, ${help}`})`;
  const own = `${uncontrolled ? ', uncontrolled: true' : ''}${help && `, hint: ${help}`}`;
  return `{ component: ${shown}, frame: '${frame}'${own} }`;
}

/** Returns one import for each file, with all its components. */
function importsOf(widgets: Widgets, folder: string): string {
  const names = new Map<string, Set<string>>();
  for (const widget of widgets) {
    const path = relative(folder, componentFile(widget));
    names.set(path, (names.get(path) ?? new Set()).add(widget.declaration.component));
  }
  return [...names]
    .map(([path, components]) => `import { ${[...components].join(', ')} } from '${path}';`)
    .join('\n');
}

function quoted(name: string): string {
  return name.includes('-') ? `'${name}'` : name;
}
