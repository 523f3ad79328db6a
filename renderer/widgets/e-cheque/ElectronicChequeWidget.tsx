import type { WidgetProps } from '@rjsf/utils';
import { E_CHEQUE_PAYEES, formatAmount, formatDate, type Language } from '#engine';
import { fileOf } from '../../attachments/pendingFileCache.ts';
import { useFormPart } from '../../form-context/FormPart.ts';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import { FileBox } from '../file/FileBox.tsx';
import { type ElectronicChequeFacts, useElectronicChequeReader } from './ElectronicCheque.ts';

/**
 * Renders a file input for an e-cheque, a PDF as the bank issued it. The required data and the
 * amount of the form are listed above the input. An e-cheque with other data is rejected with the
 * messages of the specification. If the browser cannot read the e-cheque, the widget says that the
 * server checks it when the answers are saved.
 */
export function ElectronicChequeWidget(field: WidgetProps) {
  const { store, language } = useFormPart();
  const word = useLazyWord();
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

/** Joins the names that are in the script of the page. An e-cheque may have either script. */
function listed(payees: readonly string[], language: Language): string {
  const own = payees.filter((name) => /\p{Script=Han}/u.test(name) === (language !== 'en'));
  const [open, close] = language === 'en' ? ['“', '”'] : ['「', '」'];
  const names = (own.length > 0 ? own : payees).map((name) => `${open}${name}${close}`);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

/** The data of accepted e-cheques, by file. */
const FACTS = new WeakMap<Blob, ElectronicChequeFacts>();
