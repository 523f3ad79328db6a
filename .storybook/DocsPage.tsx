import {
  ArgTypes,
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, useEffect, useState } from 'react';

/** A component with its docstring, which Storybook reads from the source. */
type Documented = ComponentType & {
  readonly __docgenInfo?: { readonly description?: string; readonly props?: object };
};

/** The components, by file. A story file has the name of its component. */
const COMPONENTS = import.meta.glob<Readonly<Record<string, Documented>>>(
  '../renderer/{captcha,dialogs,fields,form,layout,payment,review,saved-file,signing,templates,widgets}/**/*.tsx',
);

/**
 * Renders the documentation page of a story file: description, docstring, controls and all stories.
 */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <ComponentDocs />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

/**
 * Renders the docstrings of a component and of its props. The component has the name of the story
 * file.
 */
function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = /([^/]+)\.stories\.tsx?$/.exec(String(preparedMeta.parameters.fileName))?.[1];
  const component = useComponent(name);
  if (!component?.__docgenInfo) return null;
  const { description, props } = component.__docgenInfo;
  return (
    <section>
      <h2>{name}</h2>
      {description?.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {props && <ArgTypes of={component} />}
    </section>
  );
}

function useComponent(name: string | undefined): Documented | undefined {
  const [component, setComponent] = useState<Documented>();
  useEffect(() => {
    const found = Object.entries(COMPONENTS).find(([path]) => path.endsWith(`/${name}.tsx`));
    if (!name || !found) return;
    const [, load] = found;
    void load().then((module) => setComponent(() => module[name]));
  }, [name]);
  return component;
}
