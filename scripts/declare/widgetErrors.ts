import { componentFile, type Declarations } from './Declared.ts';
import { repeated } from './repeated.ts';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** The names for `ui:widget` that no widget folder may declare. */
const RESERVED = ['hidden'];

/** Returns a sentence with file and remedy for each fault of the declared widgets. */
export function widgetErrors(declarations: Declarations): readonly string[] {
  return [
    ...badNames(declarations),
    ...missingComponents(declarations),
    ...repeatedDefaults(declarations),
    ...ruleDefaults(declarations),
  ];
}

function badNames({ widgets }: Declarations): readonly string[] {
  const bad = widgets.filter(
    ({ declaration: { name } }) => !NAME.test(name) || RESERVED.includes(name),
  );
  const twice = repeated(widgets, ({ declaration }) => declaration.name);
  return [
    ...bad.map(
      ({ file, declaration }) =>
        `${file} declares a widget "${declaration.name}": use small letters and hyphens, and not "hidden"`,
    ),
    ...twice.map(
      ({ first, again }) =>
        `${again.file} declares the widget "${again.declaration.name}" of ${first.file}: rename one`,
    ),
  ];
}

function missingComponents({ widgets }: Declarations): readonly string[] {
  return widgets.flatMap((widget) => {
    const { component } = widget.declaration;
    if (widget.exports.includes(component)) return [];
    return [
      `${widget.file} names the component ${component}, which ${componentFile(widget)} does not export: export it, or correct "component" or "file"`,
    ];
  });
}

function repeatedDefaults({ widgets }: Declarations): readonly string[] {
  const defaults = widgets.flatMap(({ file, declaration }) =>
    (declaration.defaultOf ?? []).map((type) => ({ file, type })),
  );
  return repeated(defaults, ({ type }) => type).map(
    ({ first, again }) =>
      `${again.file} is the default widget of ${again.type}, as ${first.file} is: remove it from "defaultOf" of one`,
  );
}

function ruleDefaults({ rules, widgets }: Declarations): readonly string[] {
  const known = rules.map(({ declaration }) => declaration.keyword);
  const defaults = widgets.flatMap(({ file, declaration }) =>
    (declaration.defaultOfRules ?? []).map((each) => ({ file, ...each })),
  );
  const unknown = defaults.filter(({ keyword }) => !known.includes(keyword));
  const twice = repeated(defaults, ({ valueType, keyword }) => `${valueType} ${keyword}`);
  const places = repeated(defaults, ({ valueType, order }) => `${valueType} ${order}`);
  return [
    ...unknown.map(
      ({ file, keyword }) =>
        `${file} names the rule "${keyword}", which does not exist: correct it in "defaultOfRules"`,
    ),
    ...twice.map(
      ({ first, again }) =>
        `${again.file} is the default widget of the rule "${again.keyword}", as ${first.file} is: remove it from "defaultOfRules" of one`,
    ),
    ...places.map(
      ({ first, again }) =>
        `${again.file} has the order ${again.order} of ${first.file} in "defaultOfRules": choose a free number`,
    ),
  ];
}
