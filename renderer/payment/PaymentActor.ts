import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '#engine';

/** A running payment actor, which the panels of the payment dialog share. */
export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

/** A view of the dialog; one view covers several states of the machine. */
export type PaymentView =
  | 'preparing'
  | 'choosing'
  | 'agreeing'
  | 'opening'
  | 'waiting'
  | 'checking'
  | 'result';
