import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryForm } from '../support/StoryForm.tsx';

const NAME = { type: 'string', maxChars: 35, englishOnly: true };

const meta = {
  title: 'Guide/Try a definition',
  component: StoryForm,
  args: {
    form: 'text',
    schema: {
      properties: {
        name: NAME,
        idNo: { type: 'string', hkid: true, visibleWhen: { '/name': { minLength: 1 } } },
      },
      required: ['name', 'idNo'],
    },
    ui: { name: { 'ui:options': { width: 'l' } }, idNo: { 'ui:options': { width: 's' } } },
    texts: { 'idNo.label': 'Hong Kong identity card number' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Schema and layout in the controls are compiled here, by the compiler that the portal runs. After a change, errors appear as `npm run forms:check` reports them. Every widget, field and template has the same controls.',
      },
    },
  },
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A field that the form's file does not contain, with a condition and a rule. */
export const AnotherField: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByLabelText('Name in English', {}, { timeout: 10_000 });
    await expect(canvas.queryByLabelText('Hong Kong identity card number')).toBeNull();

    await userEvent.type(name, 'CHAN');
    await userEvent.tab();
    const idNo = await canvas.findByLabelText('Hong Kong identity card number');
    await userEvent.type(idNo, 'A1234560');
    await userEvent.tab();

    await expect(idNo).toHaveAttribute('aria-invalid', 'true');
  },
};

/** A misspelt keyword is reported with its place and its remedy. */
export const Misspelt: Story = {
  args: { schema: { properties: { name: { type: 'string', maxChar: 35 } } }, ui: {} },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert', {}, { timeout: 10_000 });
    await expect(alert).toHaveTextContent('/properties/name/maxChar');
    await expect(alert).toHaveTextContent('maxChars');
  },
};

/** The meta-schema of layouts also checks the layout. */
export const NoSuchWidget: Story = {
  args: { ui: { name: { 'ui:widget': 'nosuch' } } },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert', {}, { timeout: 10_000 });
    await expect(alert).toHaveTextContent('/name/ui:widget');
    await expect(alert).toHaveTextContent(/"nosuch" is not one of the \d+ values/);
  },
};
