import { wizardContext } from './moves.ts';
import { wizardCalling } from './wizardCalling.ts';
import { wizardMoving } from './wizardMoving.ts';
import { wizardRouting } from './wizardRouting.ts';
import { wizardSetup } from './wizardSetup.ts';
import { wizardSubmitting } from './wizardSubmitting.ts';

/**
 * The wizard: how an applicant moves through a form (specification, document 1, section 4).
 *
 * It knows coarse facts only and holds no answer. Every effect is an injected actor; the children
 * `captcha`, `signing`, `identity`, `payment` and `session` are machines whose dialogs the page
 * shows while they live. On Next the way leads through the same questions every time (`routing`),
 * so that an interrupted call is made again where it stood. Money is never decided here: the
 * machine mirrors what the server says.
 */
export const wizardMachine = wizardSetup.createMachine({
  id: 'wizard',
  context: ({ input }) => wizardContext(input),
  invoke: {
    id: 'session',
    src: 'session',
    input: ({ context }) => ({ now: context.startedAt }),
    onDone: '.timedOut',
  },
  initial: 'opening',
  on: {
    'facts.changed': { actions: { type: 'storeFacts', params: ({ event }) => event } },
    edited: { actions: 'noteEdit' },
    'terms.accepted': { actions: { type: 'acceptTerms', params: ({ event }) => event } },
    'dialog.closed': { actions: 'closeDialog' },
    'acknowledgement.kept': { actions: wizardSetup.assign({ isAcknowledgementKept: true }) },
    activity: { actions: 'tellSession' },
    tick: { actions: 'tellSession' },
    'session.renew': { actions: { type: 'renewSession', params: ({ event }) => event } },
  },
  states: {
    opening: {
      always: [{ guard: 'isPaymentResumed', target: 'paying' }, { target: 'filling' }],
    },
    ...wizardMoving,
    ...wizardRouting,
    ...wizardCalling,
    ...wizardSubmitting,
    /** Fifteen minutes and one without a sign of life: the page clears everything. */
    timedOut: { type: 'final' },
  },
});
