import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { NotProvidedError } from '../../../engine/calls/CallFailure.ts';
import { notProvided } from '../../../engine/calls/notProvided.ts';

describe('notProvided', () => {
  it('creates an actor that fails with a NotProvidedError', async () => {
    const actor = createActor(notProvided<string, undefined>('load the captcha', 'loadChallenge'));
    actor.subscribe({ error: () => undefined });
    const result = toPromise(actor);
    actor.start();
    const error = await result.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NotProvidedError);
    expect(error).toHaveProperty(
      'message',
      'Cannot load the captcha: actor "loadChallenge" was not provided',
    );
  });
});
