/**
 * One page of lines, in the plainest PDF there is.
 * @param {readonly string[]} lines
 * @returns {string} ASCII, so that positions are lengths
 */
export function plainPdf(lines) {
  const text = lines
    .map((line, index) => `${index === 0 ? '' : '0 -18 Td '}(${pdfText(line)}) Tj`)
    .join('\n');
  const stream = `BT /F1 11 Tf 50 780 Td\n${text}\nET`;
  return document([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}

/** @param {readonly string[]} objects */
function document(objects) {
  let body = '%PDF-1.4\n';
  const positions = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = positions.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

/** Signs the font knows, by their number; others as a question mark. @param {string} line */
function pdfText(line) {
  return [...line]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if ('()\\'.includes(sign)) return `\\${sign}`;
      if (code < 127) return sign;
      return code < 256 ? `\\${code.toString(8)}` : '?';
    })
    .join('');
}
