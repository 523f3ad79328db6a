import type { ReactNode } from 'react';

interface MethodIconProps {
  /** The `icon` of the method, such as `visa` or `fps`. */
  readonly name: string;
}

/**
 * Renders a small mark of a payment method in its usual colours, on a white card in every theme.
 * The marks were drawn for this project and are under its licence; none is a brand's own artwork.
 * The marks are decoration, because the method's name is next to them.
 */
export function MethodIcon({ name }: MethodIconProps) {
  return (
    <svg className="payment-icon" viewBox="0 0 48 32" aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="47" height="31" rx="4" fill="#ffffff" stroke="#b8c0cc" />
      {MARKS[name] ?? PLAIN_CARD}
    </svg>
  );
}

const BLUE = '#1a1f71';

/** The word "Pay" as an SVG path. */
const PAY =
  'M25.500 21.500V11h2.800c3.900 0 3.900 5.600 0 5.600h-2.800M37.600 15v6.500M37.600 18.400a2.600 2.900 0 1 1-5.200 0a2.600 2.900 0 1 1 5.200 0M39.700 15l2.300 5.700M44.300 15l-3.700 9.200';

const PLAIN_CARD = (
  <g fill="none" stroke="#5b6675" strokeWidth="2">
    <path d="M10 8h28v16H10z" />
    <path d="M10 13h28M14 19h8" />
  </g>
);

const MARKS: Readonly<Record<string, ReactNode>> = {
  visa: (
    <g fill="none" stroke={BLUE} strokeWidth="2.6">
      <path d="M7.5 10.5 10.8 21l5.2-10.5M19.6 10.5 17.2 21" />
      <path d="M30 12c-4.4-2.4-7.200.6-4 2.900 4 2 2.200 6-3.800 3.600" />
      <path d="M31 21l5.800-10.500L40 21M34 17.500h5" />
    </g>
  ),
  mastercard: (
    <>
      <circle cx="19" cy="16" r="9" fill="#eb001b" />
      <circle cx="29" cy="16" r="9" fill="#f79e1b" />
      <path d="M24 8.520a9 9 0 0 1 0 14.960a9 9 0 0 1 0-14.960z" fill="#ff5f00" />
    </>
  ),
  jcb: (
    <>
      <path d="M13 6h6v15a5 5 0 0 1-5 5H9V11a5 5 0 0 1 4-5z" fill="#0b4ea2" />
      <path d="M23 6h6v15a5 5 0 0 1-5 5h-5V11a5 5 0 0 1 4-5z" fill="#c8102e" />
      <path d="M33 6h6v15a5 5 0 0 1-5 5h-5V11a5 5 0 0 1 4-5z" fill="#00853e" />
      <g fill="none" stroke="#ffffff" strokeWidth="1.6">
        <path d="M16 12.500v5.500c0 2.400-4 2.400-4.500.5M27 13.500c-4-1.500-5.500.8-5.500 2.500s1.500 4 5.500 2.500" />
        <path d="M31.500 12.500h3.200c2.400 0 2.400 3.400 0 3.400h-3.200zM31.500 15.900h3.800c2.400 0 2.400 3.600 0 3.600h-3.800z" />
      </g>
    </>
  ),
  unionpay: (
    <>
      <path d="M12.500 6H22l-4 20H8.500z" fill="#e21836" />
      <path d="M21.500 6H31l-4 20h-9.500z" fill="#00447c" />
      <path d="M30.500 6H40l-4 20h-9.500z" fill="#007b84" />
      <path
        d="M15.200 11.500l-1.200 6c-.4 3 4.200 3 4.800 0l1.200-6M25 20.500l1.800-9h3.200c3 0 2.400 4.600-.8 4.600h-3"
        fill="none"
        stroke="#ffffff"
        strokeWidth="1.7"
      />
    </>
  ),
  googlepay: (
    <>
      <g fill="none" strokeWidth="3">
        <path d="M10 12.400a6.500 6.500 0 0 1 10.500-1" stroke="#ea4335" />
        <path d="M10 19.600a6.500 6.500 0 0 1 0-7.200" stroke="#fbbc04" />
        <path d="M20.500 20.500a6.500 6.500 0 0 1-10.500-.9" stroke="#34a853" />
        <path d="M15.500 16h6.500c0 1.900-.6 3.400-1.500 4.500" stroke="#4285f4" />
      </g>
      <path d={PAY} fill="none" stroke="#3c4043" strokeWidth="1.800" />
    </>
  ),
  applepay: (
    <>
      <path
        d="M15 11.500c1.500-1 6-1.500 6 3.500-1 3-1 6.500-4 8.500-1.200 0-1.500-.6-2.500-.6s-1.300.6-2.500.6c-3-2.500-4.500-12-.5-12.600 1.500-.3 2.500.6 3.500.6zM15 10c-.2-2.500 1.200-4.200 3.200-4.500.2 2.500-1.200 4.300-3.200 4.500z"
        fill="#111111"
      />
      <path d={PAY} fill="none" stroke="#111111" strokeWidth="1.800" />
    </>
  ),
  fps: (
    <>
      <path d="M6 16 14.500 6.500h6L12 16l8.500 9.500h-6z" fill="#e8541e" />
      <path d="M14.500 16 23 6.500h3.500L18 16l8.500 9.500H23z" fill="#f2a900" />
      <g fill="none" stroke="#123a6b" strokeWidth="2">
        <path d="M26 21.500V11h4.500M26 16h4M33 21.500V11h2c3.500 0 3.500 5.500 0 5.500h-2" />
        <path d="M44 12.200c-4-2.200-6 2-2.500 3.600s2.500 6-2.500 4.200" />
      </g>
    </>
  ),
  echq: (
    <>
      <path d="M7 9h34v14H7z" fill="#e6f2ec" stroke="#00704a" strokeWidth="1.600" />
      <path d="M11 13.500h11M11 17h7" fill="none" stroke="#00704a" strokeWidth="1.600" />
      <path
        d="M25 19.500c2-4.500 3.500-4.500 3 0s2 2.500 3.500 0 2 1 5.500 0"
        fill="none"
        stroke="#123a6b"
        strokeWidth="1.600"
      />
    </>
  ),
  pps: (
    <g fill="none" stroke="#c2185b" strokeWidth="2.600">
      <path d="M9 22V10.500h3.500c4.600 0 4.600 6.500 0 6.500H9M21.500 22V10.500H25c4.600 0 4.600 6.500 0 6.500h-3.500" />
      <path d="M40 12c-4.600-2.600-7.500 1.800-3 4s2.500 7-3.500 4.200" />
    </g>
  ),
};
