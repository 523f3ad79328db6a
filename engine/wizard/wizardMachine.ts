import { wizardContext } from './moves.ts';
import { wizardCalling } from './wizardCalling.ts';
import { wizardMoving } from './wizardMoving.ts';
import { wizardRouting } from './wizardRouting.ts';
import { wizardSetup } from './wizardSetup.ts';
import { wizardSubmitting } from './wizardSubmitting.ts';

/**
 * The wizard: the state machine that guides an applicant through a form (specification, document 1,
 * section 4).
 *
 * The machine receives coarse facts only and stores no answer. Every effect is an injected actor.
 * The children `captcha`, `signing`, `identity`, `payment` and `session` are machines; the page
 * shows their dialogs while they run. Next always runs the same checks (`routing`), so an
 * interrupted call is repeated at the right point. The machine makes no decision about money: it
 * mirrors the server's state.
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
    /** Sixteen minutes without activity: the page clears everything. */
    timedOut: { type: 'final' },
  },
});
