import { camel, pascal, wordsOf } from './names.ts';

/**
 * Returns the files of a new widget: a box for one line of text, with a story for each state and a
 * test. The widget is not the default of any rule or value type.
 *
 * @param name the name for `ui:widget`, such as `licence-number`
 * @returns the content by path from the root of the project
 */
export function widgetFiles(name: string): ReadonlyMap<string, string> {
  const component = `${pascal(name)}Widget`;
  return new Map([
    [`renderer/widgets/${name}/index.ts`, declarationOf(name, component)],
    [`renderer/widgets/${name}/${component}.tsx`, componentOf(name, component)],
    [`stories/forms/${name}.json`, formOf(name)],
    [`stories/widgets/text/${component}.stories.tsx`, storyOf(name)],
    [`tests/renderer/widgets/${name}/${component}.test.tsx`, testOf(name, component)],
  ]);
}

function declarationOf(name: string, component: string): string {
  return `import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget \`${name}\`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: '${name}',
    component: '${component}',
    frame: 'label',
    uncontrolled: true,
    lazy: true,
    takes: ['text'],
  },
];
`;
}

function componentOf(name: string, component: string): string {
  return `import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/** ${wordsOf(name)}, in a box for one line of text. */
export function ${component}(field: WidgetProps) {
  return <TextBox field={field} width="m" autoComplete="off" spellCheck={false} />;
}
`;
}

/**
 * Returns the story's form. It has the same label in three languages, until the author of the
 * widget translates it.
 */
function formOf(name: string): string {
  const key = camel(name);
  const texts = { [`${key}.label`]: wordsOf(name) };
  const form = {
    properties: { [key]: { type: 'string', maxChars: 20 } },
    ui: { [key]: { 'ui:widget': name } },
    texts: { en: texts, 'zh-Hant': texts, 'zh-Hans': texts },
  };
  return `${JSON.stringify(form)}\n`;
}

function storyOf(name: string): string {
  const key = camel(name);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/${wordsOf(name)}',
  component: StoryForm,
  args: { form: '${name}' },
  parameters: usage('${name}', '${wordsOf(name)}, in a box for one line of text.'),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { ${key}: 'A1' };

export const Empty: Story = {};

export const Filled: Story = { args: { data: FILLED } };

export const Wrong: Story = {
  args: { data: { ${key}: 'A1'.repeat(11) }, attempted: true },
};

export const ReadOnly: Story = { args: { data: FILLED, readOnly: true } };

export const Disabled: Story = { args: { data: FILLED }, decorators: [disabled] };

/** The content of the review and of the print. */
export const Reviewed: Story = { ...REVIEWED, args: { data: FILLED } };

export const LongLabel: Story = { args: { texts: { '${key}.label': LONG_LABEL } } };

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };

export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const ForcedColours: Story = { globals: { theme: 'forced' } };

export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('${wordsOf(name)}');

    await userEvent.type(box, 'A1');
    await userEvent.tab();

    await expect(box).toHaveValue('A1');
  },
};
`;
}

function testOf(name: string, component: string): string {
  return `// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeStore } from '../../../support/FakeStore.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

it('${component}: writes the typed text to the store', () => {
  const store = FakeStore.of(planOf({ it: leaf('text', { ui: { 'ui:widget': '${name}' } }) }));
  renderFields({ store, texts: { 'it.label': 'It' } });
  const box = screen.getByLabelText('It');
  fireEvent.input(box, { target: { value: 'A1' } });
  fireEvent.blur(box);
  expect(store.get('/it')).toBe('A1');
});
`;
}
