import type PDFDocument from 'pdfkit';

/** All bytes of a document once it was ended. */
export async function collected(pdf: InstanceType<typeof PDFDocument>): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of pdf) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
