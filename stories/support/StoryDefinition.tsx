import type { StoryFormFiles } from 'virtual:story-forms';
import { type ReactNode, Suspense } from 'react';
import { useStoryForm } from './forms/loadStoryForm.ts';
import { isOwnDefinition, type WrittenForm } from './forms/smallForms.ts';
import { LiveForm } from './LiveForm.tsx';

/** The definition of a story, as set in the controls. */
export interface DefinitionProps {
  /** Name of the form: a file of `stories/forms`, or a form of the portal. */
  readonly form: string;
  /** The author's `schema.json`: its properties and its required fields. */
  readonly schema?: WrittenForm['schema'];
  /** The author's `ui.json`. */
  readonly ui?: WrittenForm['ui'];
}

interface StoryDefinitionProps extends DefinitionProps {
  readonly children: (files: StoryFormFiles) => ReactNode;
}

/**
 * Compiles a form from an author's JSON with the real compiler. A schema or a layout that is
 * changed in the controls is compiled again in the browser.
 */
export function StoryDefinition(props: StoryDefinitionProps) {
  const { form, schema, ui, children } = props;
  if (!isOwnDefinition(form, schema, ui)) return <LiveForm {...{ form, schema, ui, children }} />;
  return (
    <Suspense>
      <Compiled {...props} />
    </Suspense>
  );
}

function Compiled({ form, children }: StoryDefinitionProps) {
  return children(useStoryForm(form));
}
