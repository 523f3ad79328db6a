import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dialog, dialogText, PAYMENT, press } from '../support/paymentStory.ts';
import { StoryPayment } from '../support/StoryPayment.tsx';

const meta = {
  title: 'Payment/FPS',
  component: StoryPayment,
  ...PAYMENT,
} satisfies Meta<typeof StoryPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {
  args: { paidWith: 'fps' },
  play: async () => {
    const code = await (await dialog()).findByRole('img', { name: /HK\$380\.00/ });
    await expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(200);
  },
};

export const CodeInTraditionalChinese: Story = {
  args: { paidWith: 'fps' },
  globals: { language: 'zh-Hant' },
};

/** The code keeps a white background, so that a phone can read it. */
export const CodeInTheDark: Story = { args: { paidWith: 'fps' }, globals: { theme: 'dark' } };

export const TestMode: Story = {
  args: { paidWith: 'fps' },
  parameters: { portal: { config: { testFps: true } } },
};

/** A new code is a new payment, which waits until the previous one has ended. */
export const CodeExpired: Story = {
  args: { paidWith: 'fps', waitedSeconds: 181 },
  play: async () => {
    await press(/new QR code/);
    await expect(await dialogText(/new code appears here as soon as/)).toBeVisible();
    await expect((await dialog()).queryByRole('img')).toBeNull();
  },
};

export const CodeExpiredInTraditionalChinese: Story = {
  ...CodeExpired,
  play: async () => press(/取得新的二維碼/),
  globals: { language: 'zh-Hant' },
};

export const TimedOut: Story = {
  args: { paidWith: 'fps', status: 'PSTO', canRetry: true },
  play: async () => {
    await expect(await dialogText(/no payment was taken/)).toBeVisible();
    await expect(
      await (await dialog()).findByRole('button', { name: 'Get a new QR code' }),
    ).toBeVisible();
  },
};

export const TimedOutInTraditionalChinese: Story = {
  args: { paidWith: 'fps', status: 'PSTO', canRetry: true },
  globals: { language: 'zh-Hant' },
};
export const TimedOutInSimplifiedChinese: Story = {
  args: { paidWith: 'fps', status: 'PSTO', canRetry: true },
  globals: { language: 'zh-Hans' },
};

/**
 * The bank may still charge the payment of the old code. A new code appears only after the
 * cancellation of this payment.
 */
export const NotKnownYet: Story = {
  args: { paidWith: 'fps', status: 'PSTO', canRetry: false },
  play: async () => {
    await press(/new QR code/);
    await expect(await dialogText(/has not confirmed the cancellation/)).toBeVisible();
    await expect((await dialog()).queryByRole('img')).toBeNull();
  },
};
export const NotKnownYetInTraditionalChinese: Story = {
  ...NotKnownYet,
  play: async () => press(/取得新的二維碼/),
  globals: { language: 'zh-Hant' },
};
