import type { ActorRefFrom } from 'xstate';
import type {
  captchaMachine,
  identityMachine,
  paymentMachine,
  sessionMachine,
  signingMachine,
} from '#engine';

/** The machines that a wizard or one of its children may spawn. */
interface Machines {
  readonly captcha: typeof captchaMachine;
  readonly identity: typeof identityMachine;
  readonly payment: typeof paymentMachine;
  readonly session: typeof sessionMachine;
  readonly signing: typeof signingMachine;
}

/** A running child actor whose dialog the page shows. */
export type ChildActor<Name extends keyof Machines> = ActorRefFrom<Machines[Name]>;
