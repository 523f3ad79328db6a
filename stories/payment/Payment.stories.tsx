import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dialog, dialogText, PAYMENT, press } from '../support/paymentStory.ts';
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
    await expect(await dialogText(/UnionPay is not offered above/)).toBeVisible();
    // The error appears above the methods only after Pay is pressed without a method.
    await expect((await dialog()).getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** The browser supports both wallets. */
export const Wallets: Story = {
  args: { offers: 'wallets' },
  play: async () => {
    await expect(await (await dialog()).findByRole('radio', { name: 'Google Pay' })).toBeVisible();
    await expect((await dialog()).getByRole('radio', { name: 'Apple Pay' })).toBeVisible();
  },
};

/** The browser supports neither wallet. A note for each wallet gives the reason. */
export const WalletsWithheld: Story = {
  args: { offers: 'noWallets' },
  play: async () => {
    await expect(
      await dialogText(/Device is not capable of making Google Pay payments/),
    ).toBeVisible();
    await expect(await dialogText(/Apple Play is not supported by this browser/)).toBeVisible();
  },
};

export const WaitingForTheWallet: Story = { args: { offers: 'wallets', paidWith: 'applepay' } };

export const MethodsInTraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const MethodsInSimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const MethodsInTheDark: Story = { globals: { theme: 'dark' } };
export const MethodsInForcedColours: Story = { globals: { theme: 'forced' } };
export const MethodsWithLargeText: Story = { globals: { textSize: 200 } };

/** Arrow keys choose a method, and its notes appear. */
export const ChosenByKeyboard: Story = {
  play: async () => {
    const [first, second] = await (await dialog()).findAllByRole('radio');
    first?.focus();
    await userEvent.keyboard(' ');
    await expect(await dialogText(/Have your card ready/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(second).toBeChecked());
  },
};

export const NoMethodChosen: Story = {
  play: async ({ args }) => {
    await press(/^Pay HK\$380\.00/);
    await expect(await dialogText(/Please choose a payment method/)).toBeVisible();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** Shows the method chosen on the review, with a button to change it. */
export const ChosenOnTheReview: Story = {
  args: { preferred: 'fps' },
  play: async () => {
    const shown = await dialog();
    await expect(await dialogText(/FPS/)).toBeVisible();
    await expect(shown.queryAllByRole('radio')).toHaveLength(0);
  },
};

export const ChosenInTheDark: Story = { ...ChosenOnTheReview, globals: { theme: 'dark' } };
export const ChosenInForcedColours: Story = { ...ChosenOnTheReview, globals: { theme: 'forced' } };
export const ChosenWithLargeText: Story = { ...ChosenOnTheReview, globals: { textSize: 200 } };
export const ChosenInTraditionalChinese: Story = {
  args: { preferred: 'fps' },
  globals: { language: 'zh-Hant' },
};

/** The list replaces the button and receives the focus. */
export const ChangedInTheDialog: Story = {
  args: { preferred: 'fps' },
  play: async () => {
    await press(/^Change payment method/);
    await waitFor(async () =>
      expect((await dialog()).getByRole('radio', { name: /FPS/ })).toHaveFocus(),
    );
  },
};

/** The method chosen on the review is not available now, and a note says so. */
export const ChosenButNotOffered: Story = {
  args: { preferred: 'pps', offers: 'someSuspended' },
  play: async () => {
    await expect(await dialogText(/PPS, which you chose, cannot be used now/)).toBeVisible();
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

/** Without an e-mail address, an applicant who closes the page receives no mail. */
export const LongWaitWithoutEmail: Story = {
  args: { paidWith: 'creditcard-visa', waitedSeconds: 61, isMailed: false },
  play: async () => {
    await expect(await dialogText(/Please keep this page open/)).toBeVisible();
    await expect(await dialogText(/Do not close this page/)).toBeVisible();
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
    await expect(await dialogText(/Payment has been cancelled/)).toBeVisible();
  },
};

/** The cancellation was too late: the approval counts. */
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
    await expect(await dialogText(/Successful Payment/)).toBeVisible();
    await expect(await dialogText(/20\/11\/2026 10:04 AM/)).toBeVisible();
    await expect(await dialogText(/P20261120-000077/)).toBeVisible();
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

/** The record has no settlement time and no reference of the bank. The dialog omits both lines. */
export const ApprovedWithoutARecord: Story = {
  args: { paidWith: 'creditcard-visa', status: 'APPR', record: 'none' },
  play: async () => {
    await expect(await dialogText(/Transaction Reference No\./)).toBeVisible();
    await expect((await dialog()).queryByText(/Date & Time|Payment Reference/)).toBeNull();
  },
};

export const Rejected: Story = {
  args: { paidWith: 'creditcard-visa', status: 'REJT', description: 'Do not honour' },
  play: async () => {
    await expect(await dialogText(/Do not honour/)).toBeVisible();
    await expect(await dialogText(/has not been charged/)).toBeVisible();
    await expect(await dialogText(/20\/11\/2026 10:04 AM/)).toBeVisible();
    await expect(await dialogText(/P20261120-000077/)).toBeVisible();
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

/** The bank never received the payment: there is a time, but no payment number. */
export const CancelledBeforeTheBank: Story = {
  args: {
    paidWith: 'creditcard-visa',
    status: 'CANC',
    record: 'timeAlone',
  },
  play: async () => {
    await expect(await dialogText(/Transaction Date & Time/)).toBeVisible();
    await expect((await dialog()).queryByText(/Payment Reference/)).toBeNull();
  },
};

export const CancelledAtTheBank: Story = { args: { paidWith: 'creditcard-visa', status: 'CANC' } };

/** The bank may still approve, so no second payment is offered. */
export const TimedOut: Story = {
  args: { paidWith: 'creditcard-visa', status: 'PSTO', canRetry: false },
  play: async () => {
    await expect(await dialogText(/may have taken the money/)).toBeVisible();
    await press(/Cancel payment/);
    await expect(await dialogText(/has not confirmed the cancellation/)).toBeVisible();
    await expect((await dialog()).queryByRole('button', { name: /Try again/ })).toBeNull();
  },
};
export const TimedOutInTraditionalChinese: Story = {
  args: { paidWith: 'creditcard-visa', status: 'PSTO', canRetry: false },
  globals: { language: 'zh-Hant' },
};
export const TimedOutInSimplifiedChinese: Story = {
  args: { paidWith: 'creditcard-visa', status: 'PSTO', canRetry: false },
  globals: { language: 'zh-Hans' },
};
export const TimedOutInTheDark: Story = {
  args: { paidWith: 'creditcard-visa', status: 'PSTO', canRetry: false },
  globals: { theme: 'dark' },
};

/** The server has confirmed that the timed-out payment has ended. */
export const TimedOutForGood: Story = {
  args: { paidWith: 'creditcard-visa', status: 'PSTO', canRetry: true },
  play: async () => {
    await expect(await dialogText(/has not been charged/)).toBeVisible();
    await expect(await (await dialog()).findByRole('button', { name: /Try again/ })).toBeVisible();
  },
};

/** The previous payment was approved late, so this one will be refunded. */
export const RefundDue: Story = {
  args: { paidWith: 'creditcard-visa', status: 'APPR', beside: 'refundDue' },
  play: async () => {
    await expect(await dialogText(/It will be refunded/)).toBeVisible();
  },
};
export const RefundDueInTraditionalChinese: Story = {
  ...RefundDue,
  play: async () => undefined,
  globals: { language: 'zh-Hant' },
};
/** An operator has marked the refund as paid. */
export const RefundDone: Story = {
  args: { paidWith: 'creditcard-visa', status: 'APPR', beside: 'refunded' },
  play: async () => {
    await expect(await dialogText(/It was paid back on/)).toBeVisible();
  },
};
export const SecondPaymentBeingCancelled: Story = {
  args: { paidWith: 'creditcard-visa', beside: 'beingCancelled' },
};

export const WindowClosed: Story = {
  args: { paidWith: 'creditcard-visa', isWindowClosed: true },
  play: async () => {
    const note = /Closing it does not cancel the payment/;
    await expect(await (await dialog()).findByText(note, {}, { timeout: 8000 })).toBeVisible();
  },
};

/** The applicant pressed Pay without a connection. */
export const Offline: Story = {
  args: { paidWith: 'creditcard-visa', refuses: 'offline' },
  play: async () => {
    await expect(await dialogText(/has not started and nothing was charged/)).toBeVisible();
  },
};

/** A payment may be pending, so no second payment is offered. */
export const NotKnownYet: Story = {
  args: { paidWith: 'creditcard-visa', status: 'PSER' },
  play: async () => {
    await expect(await dialogText(/Do not pay again yet/)).toBeVisible();
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
export const PaymentPending: Story = {
  args: { paidWith: 'creditcard-visa', refuses: 'liveAttempt' },
};
export const AfterAReload: Story = { args: { isResumed: true } };
