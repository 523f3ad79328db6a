import type { WidgetProps } from '@rjsf/utils';
import { formatAmount, formatDate } from '#engine';
import {
  type ElectronicChequeFacts,
  useElectronicChequeReader,
} from '../../form/ElectronicCheque.ts';
import { useFormPart } from '../../form/FormPart.ts';
import { fileOf } from '../../form/fileShelf.ts';
import { useLateWord } from '../../form/lateWords.ts';
import { FileBox } from '../file/FileBox.tsx';

/**
 * An e-cheque: a PDF as the bank issued it. What it must say stands over it with the amount of this
 * form; one that says otherwise is refused in the words of the specification. Where nobody looks
 * into it now, the widget says that it is checked after the form is in, and that the fee is not paid before.
 */
export function ElectronicChequeWidget(field: WidgetProps) {
  const { store, language } = useFormPart();
  const word = useLateWord();
  const read = useElectronicChequeReader();
  const { totalCents } = store.fee();
  const inspect = read
    ? async (file: File) => {
        const verdict = await read(file, totalCents);
        if (verdict.kind === 'accepted') FACTS.set(file, verdict.facts);
        if (verdict.kind !== 'refused') return undefined;
        return { path: '', key: verdict.fault, args: [] };
      }
    : undefined;
  const taken = field.value && fileOf(field.value.ref);
  const facts = taken && FACTS.get(taken);
  return (
    <>
      <ul className="field-help e-cheque-needs">
        <li>{word('eCheque.asIssued')}</li>
        <li>{word('eCheque.payee')}</li>
        <li>
          {totalCents > 0
            ? word('eCheque.amount', { amount: formatAmount(totalCents) })
            : word('eCheque.currency')}
        </li>
        <li>{word('eCheque.valid')}</li>
      </ul>
      <FileBox field={field} {...(inspect ? { inspect } : {})} />
      <p className="e-cheque-verdict" role="status">
        {field.value &&
          (facts
            ? word('eCheque.accepted', {
                payee: facts.payee,
                amount: formatAmount(facts.amountCents),
                date: formatDate(facts.date, language),
              })
            : word('eCheque.checkedLater'))}
      </p>
    </>
  );
}

/** What e-cheques say of themselves, by the file: one that was not taken in the end says nothing. */
const FACTS = new WeakMap<Blob, ElectronicChequeFacts>();
