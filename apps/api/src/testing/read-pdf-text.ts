import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** All words of a document, in the order they stand in it. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    lines.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return lines.join(' ').replace(/\s+/gu, ' ');
}
