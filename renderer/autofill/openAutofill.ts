import { createActor, fromPromise, waitFor } from 'xstate';
import {
  type AutofillOutcome,
  type AutofillProfile,
  autofillLeaves,
  autofillMachine,
  fillFromProfile,
  type LoginRequest,
  type LoginResult,
  type LoginReturn,
  type ProfileField,
  type ProfileResult,
  withAutofilled,
} from '#engine';
import {
  authAppCallback,
  fetchEmeFields,
  getProfile,
  initLogin,
  pollLogin,
} from '../api/emeApi.ts';
import { identitySource } from '../browser/identitySource.ts';
import { leaveField } from '../form-context/checkLater.ts';
import type { LoadedAutofill } from '../wizard/state/Autofill.ts';
import type { WizardServices } from '../wizard/state/WizardServices.ts';
import { AutofillDialogs } from './AutofillDialogs.tsx';
import { AutofillStatus } from './AutofillStatus.tsx';
import { markEdits } from './markEdits.ts';
import { SharedLogins } from './SharedLogins.ts';
import { editedIn, TypedSince } from './TypedSince.ts';

/** Starts autofill for a page. The profile becomes answers and is stored nowhere else. */
export function openAutofill(services: WizardServices): LoadedAutofill {
  const actor = createActor(autofillMachine.provide({ actors: actorsOf(services) })).start();
  const shared = new SharedLogins({
    stateOf: () => actor.getSnapshot().context.request?.state,
    onFinished: () => actor.send({ type: 'look' }),
  });
  // Another tab may await the log-in that returned to this one.
  actor.subscribe(({ context }) => {
    if (context.handles && context.isUsingAppLogin) shared.tellFinished();
  });
  return {
    actor,
    shared,
    settled: async () => {
      await waitFor(
        actor,
        (snapshot) => !snapshot.hasTag('filling') && !snapshot.matches('returning'),
      );
    },
    Dialogs: AutofillDialogs,
    Status: AutofillStatus,
  };
}

function actorsOf(services: WizardServices) {
  const { http, form, store, autofill } = services;
  const call = () => ({ http, formCode: form.code, language: services.language() });
  let names: readonly ProfileField[] | undefined;
  let typed: TypedSince | undefined;
  let endMarks: () => void = () => undefined;
  const fields = async () => {
    const fetched = await fetchEmeFields(call());
    names = fetched.names;
    return fetched;
  };
  return {
    startLogin: fromPromise<LoginRequest, undefined>(async () => {
      const [{ labels }, started] = await Promise.all([
        fields(),
        initLogin(call(), identitySource(navigator)),
      ]);
      return { ...started, labels };
    }),
    pollLogin: fromPromise<LoginResult, { readonly state: string }>(({ input, signal }) =>
      pollLogin(call(), input, names ?? [], signal),
    ),
    finishLogin: fromPromise<LoginResult, LoginReturn>(({ input }) =>
      authAppCallback(call(), input),
    ),
    fetchProfile: fromPromise<ProfileResult, FetchInput>(async ({ input: { handles } }) => {
      typed?.end();
      typed = new TypedSince(store, autofillLeaves(store));
      if (!handles) throw new TypeError('Cannot fetch a profile: nobody is logged in');
      return getProfile(call(), handles, names ?? (await fields()).names);
    }),
    fill: fromPromise<AutofillOutcome, AutofillProfile>(async ({ input }) => {
      const edited = editedIn(autofill.marks.all());
      const since = typed;
      since?.end();
      const outcome = fillFromProfile(store, input, {
        language: services.language(),
        isTyped: (pointer) => since?.has(pointer) === true || edited.has(pointer),
      });
      for (const pointer of outcome.filled) leaveField(store, pointer);
      endMarks();
      autofill.marks.set(withAutofilled(autofill.marks.all(), outcome.filled));
      endMarks = markEdits(store, autofill.marks, [...autofill.marks.all().keys()]);
      return outcome;
    }),
  };
}

interface FetchInput {
  readonly handles: Parameters<typeof getProfile>[1] | undefined;
}
