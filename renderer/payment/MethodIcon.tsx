/**
 * A small plain sign for a kind of payment. The names beside it tell the method: no trade mark is
 * drawn here.
 */
export function MethodIcon({ name }: { readonly name: string }) {
  return (
    <svg className="payment-icon" viewBox="0 0 32 22" aria-hidden="true" focusable="false">
      {name === 'fps' ? (
        <path d="M6 3h7v7H6zM19 3h7v7h-7zM6 13h7v7H6zM19 13h3v3h-3zM23 17h3v3h-3z" />
      ) : (
        <path d="M3 3h26v16H3zM3 7.5h26M7 14h6" />
      )}
    </svg>
  );
}
