import type { Meta } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { ALL_METHODS, OFFERS, RECORDS } from './doubles/paymentDouble.ts';
import { framed, inPortal } from './portal.tsx';
import type { StoryPayment } from './StoryPayment.tsx';

const STATUSES = ['APPR', 'REJT', 'CANC', 'INPR', 'NOTF', 'DUPA', 'PSER', 'FIER', 'PSTO'];
const METHODS = [undefined, ...ALL_METHODS.offered.map(({ key }) => key)];

/** An unpaid payment of HK$380.00, with its adjustable settings. */
export const PAYMENT = {
  ...inPortal,
  args: {
    offers: 'all',
    status: 'IN_PROCESS',
    description: '',
    record: 'whole',
    amountCents: 38_000,
    isSlow: false,
    isWindowBlocked: false,
    waitedSeconds: 0,
    isResumed: false,
    isMailed: true,
    onEnd: fn(),
  },
  argTypes: {
    status: { control: 'select', options: ['IN_PROCESS', ...STATUSES] },
    afterCancel: { control: 'select', options: [undefined, ...STATUSES] },
    offers: { control: 'inline-radio', options: Object.keys(OFFERS) },
    record: { control: 'inline-radio', options: Object.keys(RECORDS) },
    paidWith: { control: 'select', options: METHODS },
    refuses: {
      control: 'select',
      options: [undefined, 'tokenExpired', 'busy', 'offline', 'captcha', 'liveAttempt'],
    },
  },
  parameters: framed(
    'The payment dialog on the real machine. It shows the server’s status and decides nothing about money: paid, not paid (and whether money was taken), or "do not pay again, we are checking".',
    760,
  ),
} satisfies Partial<Meta<typeof StoryPayment>>;

/** Returns the payment dialog on the page. */
export const dialog = async () => within(await screen.findByRole('dialog'));
/** Finds a text in the dialog. */
export const dialogText = async (words: RegExp) => (await dialog()).findByText(words);
/** Presses a button of the dialog. */
export const press = async (name: RegExp) =>
  userEvent.click(await (await dialog()).findByRole('button', { name }));
