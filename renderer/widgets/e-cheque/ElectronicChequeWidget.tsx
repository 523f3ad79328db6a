import type { WidgetProps } from '@rjsf/utils';
import { E_CHEQUE_PAYEES, formatAmount, formatDate, type Language } from '#engine';
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
 * form; one that says otherwise is refused in the words of the specification. Where the browser cannot
 * read it, the widget says that it is checked when the answers are saved.
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
        <li>
          {word('eCheque.payee', { payees: listed(read?.payees ?? E_CHEQUE_PAYEES, language) })}
        </li>
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

/** Lists the names in the script of the page: a bank writes either. */
function listed(payees: readonly string[], language: Language): string {
  const own = payees.filter((name) => /\p{Script=Han}/u.test(name) === (language !== 'en'));
  const [open, close] = language === 'en' ? ['“', '”'] : ['「', '」'];
  const names = (own.length > 0 ? own : payees).map((name) => `${open}${name}${close}`);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

/** What e-cheques say of themselves, by the file: one that was not taken in the end says nothing. */
const FACTS = new WeakMap<Blob, ElectronicChequeFacts>();
