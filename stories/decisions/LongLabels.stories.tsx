import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryForm } from '../support/StoryForm.tsx';
import { usage } from '../support/usage.ts';

/** Checks whether a line of a label overflows its container. */
function runsOut(label: HTMLElement): boolean {
  const words = document.createRange();
  words.selectNodeContents(label);
  const most = label.parentElement?.getBoundingClientRect().right ?? 0;
  return [...words.getClientRects()].some(({ right }) => right > most + 1);
}

/** Checks that the page does not scroll sideways, and that no label overflows its container. */
async function playWithin({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  const labels = [...canvasElement.querySelectorAll<HTMLElement>('label, legend')];
  await expect(labels.length).toBeGreaterThan(5);
  await expect(labels.filter(runsOut).map(({ textContent }) => textContent)).toEqual([]);
}

const meta = {
  title: 'Decisions/Long Chinese labels',
  component: StoryForm,
  args: { form: 'long-labels', attempted: true, withSummary: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: usage(
    'long-labels',
    'Labels are above their inputs and break anywhere between Chinese characters, never inside an English word. Help and errors are between label and input. A label next to its input would leave neither enough room on a phone.',
  ),
  play: playWithin,
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };

export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };

export const English: Story = {};

export const TwiceAsLarge: Story = { globals: { language: 'zh-Hant', textSize: 200 } };
