/** Where mail programs begin to repeat what they answer, in our languages; what follows without a mark before each line is all theirs. */
const ATTRIBUTIONS: readonly RegExp[] = [
  /^On\b.{4,200}\bwrote:$/iu,
  /^(Dne|Dňa|Dna|V|Po|Út|Ut|St|Čt|Št|Pá|Pi|So|Ne)\b.{4,200}(napsal|napísal|napisal|napsala|napísala|píše)[^:]{0,40}:$/iu,
  /^El\b.{4,200}escribió:$/iu,
  /^Am\b.{4,200}schrieb.{0,80}:$/iu,
];
const REPEATED_BELOW: readonly RegExp[] = [
  /^-{2,}\s*(Original Message|Původní zpráva|Pôvodná správa|Mensaje original|Ursprüngliche Nachricht)\s*-{2,}$/iu,
  /^_{20,}$/u,
  /^(From|Od|De|Von):\s.+@.+/iu,
];
const isQuoted = (line: string): boolean => line.startsWith('>');
const fits = (line: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(line.trim()));

/** What somebody wrote, without what the mail program repeated below or between it. Where nothing is left the whole counts: better twice than lost. */
export function ownWords(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const below = lines.findIndex((line) => fits(line, REPEATED_BELOW));
  const kept = (below < 0 ? lines : lines.slice(0, below)).filter(
    (line, index, all) => !isQuoted(line) && !isAttribution(all, index),
  );
  const own = kept
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
  return own === '' ? text.trim() : own;
}

/** Programs break the sentence before a quotation over two lines. */
function isAttribution(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  const pair = (at: number): string => `${(lines[at] ?? '').trim()} ${(lines[at + 1] ?? '').trim()}`;
  const quotedAfter = (at: number): boolean => lines.slice(at, at + 3).some(isQuoted);
  if (line.trim() === '') return false;
  return (
    (fits(line, ATTRIBUTIONS) && quotedAfter(index + 1)) ||
    (fits(pair(index), ATTRIBUTIONS) && quotedAfter(index + 2)) ||
    (index > 0 &&
      (lines[index - 1] ?? '').trim() !== '' &&
      fits(pair(index - 1), ATTRIBUTIONS) &&
      quotedAfter(index + 1))
  );
}
