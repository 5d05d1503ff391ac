/** The largest list we read: 5 MB, as every upload of the specification. */
export const MOST_BYTES = 5_242_880;

export type FileText =
  | { readonly text: string; readonly problem?: undefined }
  | { readonly text?: undefined; readonly problem: 'tooBig' | 'notText' };

/** The text of a list, as spreadsheets write it: UTF-8 with or without its mark, UTF-16, or the code page of Central European Windows. */
export async function textOfFile(file: Blob): Promise<FileText> {
  if (file.size > MOST_BYTES) return { problem: 'tooBig' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  // What has zeros in its text is a workbook, a picture or a document.
  return text.includes('\u0000') || text.startsWith('PK\u0003') || text.startsWith('%PDF')
    ? { problem: 'notText' }
    : { text };
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
