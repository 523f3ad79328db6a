import type { StoryFormFiles } from 'virtual:story-forms';
import { type ReactNode, Suspense } from 'react';
import { LiveForm } from './LiveForm.tsx';
import { useStoryForm } from './loadStoryForm.ts';
import { isOwnDefinition, type WrittenForm } from './smallForms.ts';

/** The definition of a story, as the controls have it. */
export interface DefinitionProps {
  /** Which form: a file of `stories/forms`, or a form of the portal. */
  readonly form: string;
  /** What the author wrote into `schema.json`: its properties, and which are required. */
  readonly schema?: WrittenForm['schema'];
  /** What the author wrote into `ui.json`. */
  readonly ui?: WrittenForm['ui'];
}

interface StoryDefinitionProps extends DefinitionProps {
  readonly children: (files: StoryFormFiles) => ReactNode;
}

/**
 * A form compiled from an author's JSON, by the real compiler. A schema or a layout that is changed in the
 * controls is compiled anew, here in the browser.
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
