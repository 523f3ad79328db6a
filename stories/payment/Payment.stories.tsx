import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ALL_METHODS } from '../support/paymentDouble.ts';
import { framed, inPortal } from '../support/portal.tsx';
import { StoryPayment } from '../support/StoryPayment.tsx';

const STATUSES = ['IN_PROCESS', 'APPR', 'REJT', 'CANC', 'INPR', 'NOTF', 'DUPA', 'PSER', 'FIER'];
const METHODS = [undefined, ...ALL_METHODS.offered.map(({ key }) => key)];

const meta = {
  title: 'Payment/Dialog',
  component: StoryPayment,
  ...inPortal,
  args: {
    offer: ALL_METHODS,
    status: 'IN_PROCESS',
    description: '',
    amountCents: 38_000,
    isSlow: false,
    isWindowBlocked: false,
    waitedSeconds: 0,
    isResumed: false,
    isMailed: true,
    onEnd: fn(),
  },
  argTypes: {
    status: { control: 'select', options: [...STATUSES, 'PSTO'] },
    paidWith: { control: 'select', options: METHODS },
    refuses: {
      control: 'select',
      options: [undefined, 'tokenExpired', 'busy', 'captcha', 'liveAttempt'],
    },
  },
  parameters: framed(
    'The payment dialog on the real machine. It shows what the server knows and decides nothing about money: done, not done (and whether money was taken), or "do not pay again, we are checking".',
    760,
  ),
} satisfies Meta<typeof StoryPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const said = async (words: RegExp) => (await dialog()).findByText(words);
const press = async (name: RegExp) =>
  userEvent.click(await (await dialog()).findByRole('button', { name }));

export const Preparing: Story = { args: { isSlow: true } };

export const Methods: Story = {
  play: async () => {
    await expect(await (await dialog()).findAllByRole('radio')).toHaveLength(5);
    await expect(await said(/UnionPay is not offered above/)).toBeVisible();
    // The sign of an error stands over the methods only once Pay was pressed without one.
    await expect((await dialog()).getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const MethodsInTraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const MethodsInSimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const MethodsInTheDark: Story = { globals: { theme: 'dark' } };
export const MethodsInForcedColours: Story = { globals: { theme: 'forced' } };
export const MethodsWithLargeText: Story = { globals: { textSize: '200' } };

/** Arrow keys choose, the notes of the chosen method follow. */
export const ChosenByKeyboard: Story = {
  play: async () => {
    const [first, second] = await (await dialog()).findAllByRole('radio');
    first?.focus();
    await userEvent.keyboard(' ');
    await expect(await said(/Have your card ready/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(second).toBeChecked());
  },
};

export const NoMethodChosen: Story = {
  play: async ({ args }) => {
    await press(/^Pay HK\$380\.00/);
    await expect(await said(/Please choose a payment method/)).toBeVisible();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const NothingOffered: Story = { args: { offer: { offered: [], withheld: [] } } };

export const SuspendedMethod: Story = {
  args: {
    offer: {
      offered: ALL_METHODS.offered.slice(0, 2),
      withheld: [{ key: 'pps', reason: 'disabledWindow' }],
    },
  },
};

export const WaitingForTheBank: Story = { args: { paidWith: 'creditcard-visa' } };

export const WindowBlocked: Story = {
  args: { paidWith: 'creditcard-visa', isWindowBlocked: true },
  play: async () => {
    const link = await (await dialog()).findByRole('link');
    await expect(link).toHaveAttribute('href', 'https://bank.example/pay/1');
  },
};

export const CancelOffered: Story = {
  args: { paidWith: 'creditcard-visa', waitedSeconds: 11 },
  play: async () => {
    await expect(await (await dialog()).findByRole('button', { name: /Cancel/ })).toBeVisible();
  },
};

export const LongWait: Story = { args: { paidWith: 'creditcard-visa', waitedSeconds: 61 } };

/** Without an address nothing could be sent after whoever closes the page. */
export const LongWaitWithoutEmail: Story = {
  args: { paidWith: 'creditcard-visa', waitedSeconds: 61, isMailed: false },
  play: async () => {
    await expect(await said(/Please keep this page open/)).toBeVisible();
    await expect(await said(/Do not close this page/)).toBeVisible();
  },
};

export const LongWaitInTraditionalChinese: Story = {
  ...LongWait,
  globals: { language: 'zh-Hant' },
};

export const CancelledByTheApplicant: Story = {
  args: { paidWith: 'creditcard-visa', waitedSeconds: 11, afterCancel: 'CANC' },
  play: async () => {
    await press(/Cancel payment/);
    await expect(await said(/Payment has been cancelled/)).toBeVisible();
  },
};

/** The wish to cancel came too late: the approval is what counts. */
export const ApprovedAfterAll: Story = {
  args: { paidWith: 'creditcard-visa', waitedSeconds: 11, afterCancel: 'APPR' },
  play: async ({ args }) => {
    await press(/Cancel payment/);
    await waitFor(() =>
      expect(args.onEnd).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'approved' })),
    );
  },
};

export const Approved: Story = {
  args: { paidWith: 'creditcard-visa', status: 'APPR' },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onEnd).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'approved' })),
    );
  },
};

export const Rejected: Story = {
  args: { paidWith: 'creditcard-visa', status: 'REJT', description: 'Do not honour' },
  play: async () => {
    await expect(await said(/Do not honour/)).toBeVisible();
    await expect(await said(/has not been charged/)).toBeVisible();
    await press(/Try again/);
    await expect(await (await dialog()).findAllByRole('radio')).toHaveLength(5);
  },
};

export const RejectedForGood: Story = {
  args: { paidWith: 'creditcard-visa', status: 'REJT', canRetry: false },
};

export const RejectedInTraditionalChinese: Story = {
  args: { paidWith: 'creditcard-visa', status: 'REJT', description: '不獲接納' },
  globals: { language: 'zh-Hant' },
};

export const CancelledAtTheBank: Story = { args: { paidWith: 'creditcard-visa', status: 'CANC' } };

export const TimedOut: Story = { args: { paidWith: 'creditcard-visa', status: 'PSTO' } };

/** Money may be on its way: nobody is offered a second payment. */
export const NotKnownYet: Story = {
  args: { paidWith: 'creditcard-visa', status: 'PSER' },
  play: async () => {
    await expect(await said(/do not pay again/)).toBeVisible();
    await expect((await dialog()).queryByRole('button', { name: /Try again/ })).toBeNull();
  },
};

export const NotKnownYetInTraditionalChinese: Story = {
  ...NotKnownYet,
  play: async () => undefined,
  globals: { language: 'zh-Hant' },
};

export const TokenExpired: Story = {
  args: { paidWith: 'creditcard-visa', refuses: 'tokenExpired' },
};
export const ServerBusy: Story = { args: { paidWith: 'creditcard-visa', refuses: 'busy' } };
export const CaptchaAskedAgain: Story = {
  args: { paidWith: 'creditcard-visa', refuses: 'captcha' },
};
export const PaymentUnderWay: Story = {
  args: { paidWith: 'creditcard-visa', refuses: 'liveAttempt' },
};
export const AfterAReload: Story = { args: { isResumed: true } };

export const FpsCode: Story = {
  args: { paidWith: 'fps' },
  play: async () => {
    const code = await (await dialog()).findByRole('img', { name: /HK\$380\.00/ });
    await expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(200);
  },
};

export const FpsCodeInTraditionalChinese: Story = {
  args: { paidWith: 'fps' },
  globals: { language: 'zh-Hant' },
};

/** The code keeps a white ground: a phone must read it. */
export const FpsCodeInTheDark: Story = { args: { paidWith: 'fps' }, globals: { theme: 'dark' } };

export const FpsTestMode: Story = {
  args: { paidWith: 'fps' },
  parameters: { portal: { config: { testFps: true } } },
};

/** A new code is a new payment: it waits for the end of the one before. */
export const FpsCodeExpired: Story = {
  args: { paidWith: 'fps', waitedSeconds: 181 },
  play: async () => {
    await press(/new QR code/);
    await expect(await said(/new code appears here as soon as/)).toBeVisible();
    await expect((await dialog()).queryByRole('img')).toBeNull();
  },
};

export const FpsCodeExpiredInTraditionalChinese: Story = {
  ...FpsCodeExpired,
  play: async () => press(/取得新的二維碼/),
  globals: { language: 'zh-Hant' },
};

export const FpsTimedOut: Story = {
  args: { paidWith: 'fps', status: 'PSTO' },
  play: async () => {
    await expect(await said(/no payment has come in/)).toBeVisible();
    await expect(
      await (await dialog()).findByRole('button', { name: 'Get a new QR code' }),
    ).toBeVisible();
  },
};

export const FpsTimedOutInTraditionalChinese: Story = {
  args: { paidWith: 'fps', status: 'PSTO' },
  globals: { language: 'zh-Hant' },
};
export const FpsTimedOutInSimplifiedChinese: Story = {
  args: { paidWith: 'fps', status: 'PSTO' },
  globals: { language: 'zh-Hans' },
};
