import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  fails,
  findsNothing,
  findsTwo,
  keepsSilent,
  withLookup,
} from '../support/addressLookup.tsx';
import { chooseOption } from '../support/chooseOption.ts';
import { disabled, playDisabled } from '../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { REVIEWED } from '../support/reviewed.tsx';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'Fields/Address',
  component: StoryForm,
  args: { form: 'address' },
  parameters: usage(
    'address',
    'A postal address in Hong Kong from the shared block `address`: `{ "$ref": "../../schemas/defs/address.schema.json" }`. The region narrows the districts. With an address lookup, a search is above the parts. It starts a second after the last keystroke, and the parts can always be typed. A result fills in English, or with `"ui:options": { "fillIn": "page" }` in the language of the page.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    data: {
      home: {
        flat: 'A',
        floor: '19',
        building: 'QUEENSWAY GOVERNMENT OFFICES',
        street: '66 QUEENSWAY',
        region: 'HK',
        district: 'CW',
      },
    },
  },
};

export const Required: Story = { args: { attempted: true } };

export const Wrong: Story = {
  args: { data: { home: { flat: 'A', region: 'HK' } }, attempted: true },
};

export const ReadOnly: Story = {
  args: {
    data: {
      home: {
        flat: 'A',
        floor: '19',
        building: 'QUEENSWAY GOVERNMENT OFFICES',
        street: '66 QUEENSWAY',
        region: 'HK',
        district: 'CW',
      },
    },
    readOnly: true,
  },
};

export const Disabled: Story = {
  args: { ...Filled.args },
  decorators: [disabled],
  play: playDisabled,
};

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/QUEENSWAY GOVERNMENT OFFICES/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'home.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'home.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { attempted: true },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { attempted: true },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = { args: { attempted: true }, globals: { theme: 'dark' } };

export const ForcedColours: Story = { args: { attempted: true }, globals: { theme: 'forced' } };

export const TextTwiceAsLarge: Story = {
  args: { attempted: true },
  globals: { textSize: 200 },
};

export const RegionNarrowsDistricts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const district = canvas.getByLabelText('District');

    await chooseOption(canvas.getByLabelText('Region'), 'Hong Kong');

    await expect(within(district).getAllByRole('option')).toHaveLength(5);
    await chooseOption(district, 'Wan Chai');
    await expect(district).toHaveValue('WC');
  },
};

/** The label of the search input. */
const SEARCH_BOX = 'Search for the address';

async function searchFor(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement);
  const box = await canvas.findByLabelText(SEARCH_BOX, {}, SOON);
  await userEvent.type(box, text);
  return { canvas, box };
}

const SOON = { timeout: 4000 };

/** Returns the options of the result list. The native lists of the parts have other options. */
async function foundIn(canvas: ReturnType<typeof within>, name = 'Addresses found') {
  return within(await canvas.findByRole('listbox', { name }, SOON)).getAllByRole('option');
}

export const WithSearch: Story = { decorators: [withLookup(findsTwo)] };

export const WithSearchInChinese: Story = {
  decorators: [withLookup(findsTwo)],
  globals: { language: 'zh-Hant' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('搜尋地址', {}, SOON), '金鐘道');

    const [first] = await foundIn(canvas, '找到的地址');
    await expect(first).toHaveTextContent('香港中西區金鐘道66號金鐘道政府合署');
  },
};

export const Searching: Story = {
  decorators: [withLookup(keepsSilent)],
  play: async ({ canvasElement }) => {
    const { canvas } = await searchFor(canvasElement, 'queensway');

    await expect(await canvas.findAllByText('Searching…', {}, SOON)).not.toHaveLength(0);
  },
};

export const NothingFound: Story = {
  decorators: [withLookup(findsNothing)],
  play: async ({ canvasElement }) => {
    const { canvas } = await searchFor(canvasElement, 'nowhere');

    const found = await canvas.findAllByText(/No address was found/, {}, SOON);
    await expect(found.length).toBeGreaterThan(0);
    // The parts remain available.
    await userEvent.type(canvas.getByLabelText('Name of building'), 'MY HOUSE');
    await expect(canvas.getByLabelText('Name of building')).toHaveValue('MY HOUSE');
  },
};

export const ServiceFailed: Story = {
  decorators: [withLookup(fails)],
  play: async ({ canvasElement }) => {
    const { canvas } = await searchFor(canvasElement, 'queensway');

    await expect(await canvas.findByRole('button', { name: 'Try again' }, SOON)).toBeVisible();
  },
};

/**
 * Chooses a result by keyboard. Parts of the result replace typed parts, and other parts remain.
 * Undo restores the replaced parts.
 */
export const ChosenByKeyboard: Story = {
  args: { data: { home: { flat: 'B', floor: '12', estate: 'SOMEWHERE ELSE' } } },
  decorators: [withLookup(findsTwo)],
  play: async ({ canvasElement }) => {
    const { canvas, box } = await searchFor(canvasElement, 'tam kon shan');
    const part = (name: string) => canvas.getByLabelText(name);
    await foundIn(canvas);

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(part('Name of building')).toHaveValue('LEUNG FAT HOUSE');
    await expect(part('Name of estate')).toHaveValue('CHEUNG FAT ESTATE');
    await expect(part('Number and name of street')).toHaveValue('6 TAM KON SHAN ROAD, TSING YI');
    await expect(part('Region')).toHaveValue('NT');
    await expect(part('District')).toHaveValue('KC');
    await expect(part('Flat or room')).toHaveValue('B');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(part('Name of estate')).toHaveValue('SOMEWHERE ELSE');
    await expect(part('Name of building')).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

export const ChosenByMouse: Story = {
  decorators: [withLookup(findsTwo)],
  play: async ({ canvasElement }) => {
    const { canvas } = await searchFor(canvasElement, 'queensway');
    const [first] = await foundIn(canvas);

    if (first) await userEvent.click(first);

    await expect(canvas.getByLabelText('District')).toHaveValue('CW');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Escape closes the list, keeps the text, and fills no part. */
export const ClosedByEscape: Story = {
  decorators: [withLookup(findsTwo)],
  play: async ({ canvasElement }) => {
    const { canvas, box } = await searchFor(canvasElement, 'queensway');
    await foundIn(canvas);

    await userEvent.keyboard('{ArrowDown}{Escape}');

    await expect(box).toHaveValue('queensway');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByLabelText('Name of building')).toHaveValue('');
  },
};
