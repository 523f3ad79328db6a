import type { LoadedForm } from '../api/formApi.ts';
import type { RuntimeConfig } from '../app/runtimeConfig.ts';
import type { ElectronicChequeReader } from '../form/ElectronicCheque.ts';

/**
 * Returns the reader of e-Cheques for a form. Its code, which parses PDFs, is fetched when the first
 * file is chosen; where it does not come, the server checks the file when the answers are saved.
 */
export function chequeReader(
  { now }: Pick<LoadedForm, 'now'>,
  { eCheque }: RuntimeConfig,
): ElectronicChequeReader {
  const read: ElectronicChequeReader = async (file, amountCents) => {
    const code = await import('./readCheque.ts').catch(() => undefined);
    return code ? code.readCheque(file, { amountCents, now: now(), ...eCheque }) : { kind: 'busy' };
  };
  return Object.assign(read, { payees: eCheque.payees });
}
