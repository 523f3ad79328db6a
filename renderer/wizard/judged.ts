import { CallError, type Judge } from '#engine';
import { judgeFrom } from '../form/checkLater.ts';
import type { WizardServices } from './WizardServices.ts';

/**
 * Lets the answers be judged: the page asks once it is there, and whatever needs the verdict waits.
 *
 * @throws {CallError} when the rules cannot be fetched: whoever asked can do so again
 */
export async function judged({
  form,
  store,
}: Pick<WizardServices, 'form' | 'store'>): Promise<void> {
  if (store.canJudge()) return;
  judgeFrom(store, await judgeOfForm(form));
}

/** What judges answers of a form. @throws {CallError} as `judged` */
export async function judgeOfForm(form: WizardServices['form']): Promise<Judge> {
  try {
    return await form.fetchJudge();
  } catch {
    // No verdict was given, so that nothing goes on by itself when it is tried again.
    throw new CallError({ kind: 'refused', message: { key: 'busy', args: [] } });
  }
}
