import { type FeeLine, formatAmount, groupFeeLines, type Texts } from '#engine';

interface FeeSummaryProps {
  readonly lines: readonly FeeLine[];
  /** Texts of the form; `$fee.<item>` is the name of a line. */
  readonly texts: Texts;
  /** Label of the total, such as "Total to pay". */
  readonly totalLabel: string;
  readonly totalCents: number;
}

/** Renders the fees with quantity and price, and their total (U-41). */
export function FeeSummary({ lines, texts, totalLabel, totalCents }: FeeSummaryProps) {
  return (
    <>
      <dl className="answers fee-lines">
        {groupFeeLines(lines).map(({ itemId, quantity, unitPriceCents, amountCents }) => (
          <div key={`${itemId} ${unitPriceCents}`}>
            <dt>{texts[`$fee.${itemId}`] ?? itemId}</dt>
            <dd className="figure">
              {quantity} × {formatAmount(unitPriceCents)}
            </dd>
            <dd className="money">{formatAmount(amountCents)}</dd>
          </div>
        ))}
      </dl>
      <div className="total">
        <span>{totalLabel}</span> <strong>{formatAmount(totalCents)}</strong>
      </div>
    </>
  );
}
