import { expect, it, vi } from 'vitest';
import type { ToFrame } from '../../../playground/frame/FrameMessages.ts';
import { Inbox } from '../../../playground/frame/Inbox.ts';

it('Inbox: keeps the newest form and passes each message to its listeners', () => {
  const inbox = new Inbox();
  const [onForm, onAnswers, onLanguage] = [vi.fn(), vi.fn(), vi.fn()];
  const stop = inbox.onForm(onForm);
  inbox.onAnswers(onAnswers);
  inbox.onLanguage(onLanguage);
  const form = { kind: 'form', run: 1, form: {} } as ToFrame;
  inbox.take(form);
  inbox.take({ kind: 'answers', data: { a: 1 } });
  inbox.take({ kind: 'language', language: 'zh-Hant' });
  expect(inbox.form()).toBe(form);
  expect(onAnswers.mock.calls).toEqual([[{ a: 1 }]]);
  expect(onLanguage.mock.calls).toEqual([['zh-Hant']]);
  stop();
  inbox.take(form);
  expect(onForm).toHaveBeenCalledTimes(1);
});
