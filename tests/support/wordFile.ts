import PizZip from 'pizzip';

/** The parts of a Word file by name. */
export type WordParts = Readonly<Record<string, string>>;

/** Creates a Word file with a paragraph for each text, and with further parts. */
export function wordFile(paragraphs: readonly string[], further: WordParts = {}): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  return zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ...further,
  });
}

/** Creates a zip archive of texts. */
export function zipOf(parts: WordParts): Buffer {
  const zip = new PizZip();
  for (const [name, text] of Object.entries(parts)) zip.file(name, text);
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' });
}

/** Returns the text of each paragraph of a Word file; a line break inside a paragraph is `\n`. */
export function paragraphsOf(file: Uint8Array): readonly string[] {
  const xml = new PizZip(file).file('word/document.xml')?.asText() ?? '';
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, inside = '']) =>
    inside
      .replace(/<w:br\/>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
