import Docxtemplater, { type DXT } from 'docxtemplater';
import PizZip from 'pizzip';
import { answerParser, BLANK } from './answerParser.ts';
import { loneTags } from './loneTags.ts';
import { TemplateError } from './TemplateError.ts';
import { unpack } from './unpack.ts';

/** A parsed template, ready to be filled in. */
export type OpenTemplate = Docxtemplater<PizZip>;

/**
 * Reads a Word template. A tag is the path of a field. No part of a template runs as code, and no
 * tag can insert markup.
 *
 * @param file bytes of the `.docx`
 * @param modules further modules of the library
 * @throws {TemplateError} for a file that is not a plain Word document, and for broken tags
 */
export function openTemplate(file: Uint8Array, modules: readonly DXT.Module[] = []): OpenTemplate {
  const zip = plainParts(file);
  try {
    return new Docxtemplater(zip, {
      modules: [loneTags(), ...modules],
      paragraphLoop: true,
      linebreaks: true,
      errorLogging: false,
      stripInvalidXMLChars: true,
      parser: answerParser,
      nullGetter: ({ module }) => (module ? '' : BLANK),
      syntax: { changeDelimiterPrefix: null },
    });
  } catch (error) {
    if (error instanceof TemplateError) throw error;
    throw new TemplateError(`A tag is broken: ${reasonsOf(error)}`, TAG_REMEDY, { cause: error });
  }
}

const TAG_REMEDY =
  'Write {field}, or {#field}…{/field} around what depends on it; type each tag in one go.';
const MAIN_PART = 'word/document.xml';
const XML = /\.(?:xml|rels)$/;
/** Matches the names of macros and of embedded files of other programs. */
const ACTIVE = /(?:^|\/)(?:vbaProject|vbaData|activeX|embeddings|oleObject)/i;

/**
 * Returns the parts of a plain document.
 *
 * @throws {TemplateError} for any other file
 */
function plainParts(file: Uint8Array): PizZip {
  const zip = new PizZip();
  const parts = unpack(file);
  if (!parts.has(MAIN_PART) || !parts.has('[Content_Types].xml')) {
    throw new TemplateError('The file is not a Word document', 'Save it from Word as .docx.');
  }
  for (const [name, content] of parts) {
    if (ACTIVE.test(name)) {
      const remedy = 'Save it as .docx without macros and embedded files.';
      throw new TemplateError(`The document has active content, ${name}`, remedy);
    }
    if (XML.test(name)) checkXml(name, Buffer.from(content).toString('utf8'));
    zip.file(name, content);
  }
  return zip;
}

function checkXml(name: string, xml: string): void {
  const remedy = 'Save it from Word as .docx, without linked files.';
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) {
    throw new TemplateError(`${name} declares entities`, remedy);
  }
  const links = name.endsWith('.rels') ? (xml.match(/<Relationship\b[^>]*>/g) ?? []) : [];
  const outer = links.find(
    (link) => /TargetMode="External"/.test(link) && !/hyperlink"/.test(link),
  );
  if (outer !== undefined) {
    throw new TemplateError(`${name} loads something from outside the document`, remedy);
  }
}

/** Returns the reasons of an error. The library reports several faults as one error. */
function reasonsOf(error: unknown): string {
  const several: unknown = Reflect.get(Object(Reflect.get(Object(error), 'properties')), 'errors');
  const each: readonly unknown[] = Array.isArray(several) ? several : [error];
  return each.map(reasonOf).join('; ');
}

function reasonOf(error: unknown): string {
  const properties: unknown = Reflect.get(Object(error), 'properties');
  const explanation: unknown = Reflect.get(Object(properties), 'explanation');
  if (typeof explanation === 'string') return explanation;
  return error instanceof Error ? error.message : String(error);
}
