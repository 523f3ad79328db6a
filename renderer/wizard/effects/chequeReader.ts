import type { LoadedForm } from '../../api/formApi.ts';
import type { RuntimeConfig } from '../../portal/runtimeConfig.ts';
import type { ElectronicChequeReader } from '../../widgets/e-cheque/ElectronicCheque.ts';

/**
 * Returns the reader of e-Cheques for a form. Its code, which parses PDFs, lazy-loads with the
 * first chosen file. If it cannot be loaded, the server checks the file when the answers are saved.
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
