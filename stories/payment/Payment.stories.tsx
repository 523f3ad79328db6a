import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dialog, PAYMENT, press, said } from '../support/paymentStory.ts';
import { StoryPayment } from '../support/StoryPayment.tsx';

const meta = {
  title: 'Payment/Dialog',
  component: StoryPayment,
  ...PAYMENT,
} satisfies Meta<typeof StoryPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

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
export const MethodsWithLargeText: Story = { globals: { textSize: 200 } };

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

export const NothingOffered: Story = { args: { offers: 'none' } };

export const SuspendedMethod: Story = {
  args: { offers: 'someSuspended' },
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
    await expect(await said(/Successful Payment/)).toBeVisible();
    await expect(await said(/20\/11\/2026 10:04 AM/)).toBeVisible();
    await expect(await said(/P20261120-000077/)).toBeVisible();
    await expect((await dialog()).queryByRole('button')).toBeNull();
  },
};

export const ApprovedInTraditionalChinese: Story = {
  ...Approved,
  play: async () => undefined,
  globals: { language: 'zh-Hant' },
};
export const ApprovedInSimplifiedChinese: Story = {
  ...ApprovedInTraditionalChinese,
  globals: { language: 'zh-Hans' },
};

/** What was kept before the time and the bank's reference were: their lines are left out. */
export const ApprovedWithoutARecord: Story = {
  args: { paidWith: 'creditcard-visa', status: 'APPR', record: 'none' },
  play: async () => {
    await expect(await said(/Transaction Reference No\./)).toBeVisible();
    await expect((await dialog()).queryByText(/Date & Time|Payment Reference/)).toBeNull();
  },
};

export const Rejected: Story = {
  args: { paidWith: 'creditcard-visa', status: 'REJT', description: 'Do not honour' },
  play: async () => {
    await expect(await said(/Do not honour/)).toBeVisible();
    await expect(await said(/has not been charged/)).toBeVisible();
    await expect(await said(/20\/11\/2026 10:04 AM/)).toBeVisible();
    await expect(await said(/P20261120-000077/)).toBeVisible();
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

export const RejectedInSimplifiedChinese: Story = {
  args: { paidWith: 'creditcard-visa', status: 'REJT', description: '不获接纳' },
  globals: { language: 'zh-Hans' },
};

/** The bank never heard of it: it has a time, and no number there. */
export const CancelledBeforeTheBank: Story = {
  args: {
    paidWith: 'creditcard-visa',
    status: 'CANC',
    record: 'timeAlone',
  },
  play: async () => {
    await expect(await said(/Transaction Date & Time/)).toBeVisible();
    await expect((await dialog()).queryByText(/Payment Reference/)).toBeNull();
  },
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
