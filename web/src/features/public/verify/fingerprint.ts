/** Larger than anything we issue: such a file need not be read. */
export const MOST_BYTES = 20 * 1_048_576;
/** How far from the end of a PDF its last word may stand. */
const END_BYTES = 1_024;

/** What a browser found out about a file without sending it. `isCutOff`: a PDF whose end is missing. */
export type FileReading =
  | { readonly fingerprint: string; readonly isCutOff: boolean }
  | { readonly problem: 'EMPTY' | 'TOO_LARGE' | 'UNREADABLE' };

/** As people type or paste it: SHA-256, hexadecimal in lower case. Undefined: it is none. */
export function fingerprintIn(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  return /^[0-9a-f]{64}$/.test(typed) ? typed : undefined;
}

/** Works the fingerprint of a file out, in this browser. Never throws. */
export async function readFile(file: File): Promise<FileReading> {
  if (file.size === 0) return { problem: 'EMPTY' };
  if (file.size > MOST_BYTES) return { problem: 'TOO_LARGE' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const fingerprint = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return { fingerprint, isCutOff: wordsOf(bytes, 0, 5) === '%PDF-' && !endsAsPdf(bytes) };
  } catch {
    return { problem: 'UNREADABLE' };
  }
}

function endsAsPdf(bytes: Uint8Array): boolean {
  return wordsOf(bytes, Math.max(0, bytes.length - END_BYTES), bytes.length).includes('%%EOF');
}

function wordsOf(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
