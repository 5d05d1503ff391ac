/** What a spreadsheet would run instead of show. */
const FORMULA = /^[=+\-@\t]/;

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /["\r\n,;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a file a spreadsheet opens: byte order mark, CRLF, and the separator the language's spreadsheets expect. */
export function csvOf(rows: readonly (readonly string[])[], locale: string): string {
  const separator = locale === 'en' ? ',' : ';';
  return `\uFEFF${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}
