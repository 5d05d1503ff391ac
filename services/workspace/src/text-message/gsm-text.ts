/** @source 3GPP TS 23.038, default alphabet */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Cost two places each. */
const EXTENDED = new Set('^{}\\[~]|€\f');
const PLAIN: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‚': "'",
  '‘': "'",
  '’': "'",
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
};

export interface SmsLength {
  readonly alphabet: 'GSM-7' | 'UCS-2';
  readonly segments: number;
}

/** Signs the short alphabet lacks give way to their nearest: one háček would halve what fits. What has no nearest stays. */
export function inGsmAlphabet(text: string): string {
  return [...text.normalize('NFC')]
    .map((sign) => (isGsm(sign) ? sign : (PLAIN[sign] ?? bare(sign))))
    .join('');
}

/** In how many parts a phone gets it: 160 places of seven bits or 70 of sixteen, a little less where parts have to be joined. An extended sign or a pair of surrogates is never cut. */
export function smsLength(text: string): SmsLength {
  const signs = [...text];
  const short = signs.every(isGsm);
  const places = signs.map((sign) => (short ? (EXTENDED.has(sign) ? 2 : 1) : sign.length));
  const [alone, joined] = short ? [160, 153] : [70, 67];
  return { alphabet: short ? 'GSM-7' : 'UCS-2', segments: parts(places, alone, joined) };
}

function parts(places: readonly number[], alone: number, joined: number): number {
  if (places.reduce((sum, each) => sum + each, 0) <= alone) return 1;
  let [count, used] = [1, 0];
  for (const each of places) {
    if (used + each > joined) [count, used] = [count + 1, 0];
    used += each;
  }
  return count;
}

function isGsm(sign: string): boolean {
  return BASIC.has(sign) || EXTENDED.has(sign);
}

/** Without its accents, where that leaves a sign of the alphabet. */
function bare(sign: string): string {
  const base = sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return base !== '' && [...base].every(isGsm) ? base : sign;
}
