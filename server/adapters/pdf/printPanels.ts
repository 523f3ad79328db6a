import { formatInstant, formatSigner, type Language } from '#engine';
import en from '../../locales/en/pdf.json' with { type: 'json' };
import zhHans from '../../locales/zh-Hans/pdf.json' with { type: 'json' };
import zhHant from '../../locales/zh-Hant/pdf.json' with { type: 'json' };
import type {
  FormDocument,
  SignatureField,
  SignaturePanel,
} from '../../ports/documents/PdfRenderer.ts';
import { PANELS, PANELS_KEYWORD, panelPlace } from '../../ports/signing/signaturePanels.ts';
import type { PrintPanel, PrintPanels } from './PrintPage.ts';
import { safeText } from './safeText.ts';
import { TYPOGRAPHY } from './typography.ts';

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

/**
 * Returns the signature panels by page, with their positions; `null` for a document without panels.
 */
export function panelsOf({ panels, language }: FormDocument): PrintPanels | null {
  if (!panels || panels.length === 0) return null;
  const words = WORDS[language];
  const pages: { label: string; top: number }[][] = [];
  for (const [index, { label }] of panels.entries()) {
    const { page, top } = panelPlace(index);
    pages[page] = [...(pages[page] ?? []), { label: safeText(label), top }];
  }
  const { signaturesNeeded: title, signaturesNeededNote: note } = words;
  return { title, note, pages, height: PANELS.height };
}

/**
 * Returns the PDF keyword that lists the fields with a panel. The signing code reads this keyword.
 */
export function keywordOf(panels: readonly SignatureField[]): string {
  return `${PANELS_KEYWORD}${panels.map(({ id }) => id).join(' ')}`;
}

/** Formats and cleans the panel of a signature. */
export function toPrintPanel({
  language,
  signer,
  signedAt,
  certificate,
}: SignaturePanel): PrintPanel {
  const words = WORDS[language];
  const rows = [
    { label: words.panelSigner, value: signer && formatSigner(signer, language) },
    { label: words.panelTime, value: formatInstant(signedAt.getTime(), language) },
    {
      label: words.panelCertificate,
      value: certificate
        ? words.panelIssued
            .replace('{issuer}', certificate.issuer)
            .replace('{number}', certificate.serialNumber)
        : words.panelApp,
    },
  ];
  return {
    ...TYPOGRAPHY[language],
    title: words.panelTitle,
    rows: rows.flatMap(({ label, value }) =>
      value === undefined ? [] : [{ label, value: safeText(value) }],
    ),
    width: PANELS.width,
    height: PANELS.height,
  };
}
