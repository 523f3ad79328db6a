import { cleanup, render } from '@testing-library/react';
import { type ComponentProps, Profiler } from 'react';
import type { FieldError, FormStore, Language, Texts } from '#engine';
import { FormFields } from '#renderer';

/** What a test of the form part says; texts are keys by default. */
export interface RenderOptions {
  readonly store: FormStore;
  readonly texts?: Texts;
  readonly language?: Language;
  readonly pointers?: readonly string[];
  readonly readOnly?: boolean;
  readonly messageText?: (error: FieldError) => string;
  readonly node?: ComponentProps<typeof FormFields>['node'];
}

/**
 * Shows root fields of a store as a step would.
 *
 * @returns the result of testing-library, and `commits()`: how often React committed anything
 */
export function renderFields(options: RenderOptions) {
  cleanup();
  const { store, texts = {}, language = 'en', messageText = keyOf, readOnly = false } = options;
  const pointers = options.pointers ?? store.plan.root.children.map(({ key }) => `/${key}`);
  let commits = 0;
  const view = (
    <Profiler
      id="fields"
      onRender={() => {
        commits += 1;
      }}
    >
      <FormFields
        store={store}
        texts={texts}
        language={language}
        messageText={messageText}
        pointers={pointers}
        readOnly={readOnly}
        {...(options.node ? { node: options.node } : {})}
      />
    </Profiler>
  );
  return { ...render(view), commits: () => commits };
}

const keyOf = ({ key }: FieldError) => key;
