/** How an office is known, and how it writes the numbers of applications and registrations. */
export interface LetterOffice {
  readonly code: string;
  /** Its mail comes from here; also from names below it. */
  readonly domain: string;
  /** How its letters call it. */
  readonly says: RegExp;
  /** The number is the first group; signs between its digits do not count. */
  readonly numbers: readonly RegExp[];
  /** Days are written month first. */
  readonly monthFirst?: true;
}

/** Offices whose letters are read. @source letterheads and help pages of the offices */
export const letterOffices: readonly LetterOffice[] = [
  {
    code: 'US',
    domain: 'uspto.gov',
    says: /united states patent and trademark office|\buspto\b/iu,
    numbers: [
      /\b(?:application serial|serial)\s*(?:no\.?|number)?\s*[:#]?\s*(\d{2}[/ ]?\d{3}[, ]?\d{3})\b/giu,
      /\bregistration\s*(?:no\.?|number)\s*[:#]?\s*(\d[, ]?\d{3}[, ]?\d{3})\b/giu,
    ],
    monthFirst: true,
  },
  {
    code: 'EU',
    domain: 'euipo.europa.eu',
    says: /european union intellectual property office|\beuipo\b|oficina de propiedad intelectual de la unión europea|amt der europäischen union für geistiges eigentum|office de l['’]union européenne pour la propriété intellectuelle/iu,
    numbers: [/\b(0\d{8}|1[789]\d{6})\b/gu],
  },
  {
    code: 'WIPO',
    domain: 'wipo.int',
    says: /world intellectual property organization|organisation mondiale de la propriété intellectuelle|organización mundial de la propiedad intelectual|\bwipo\b|\bompi\b/iu,
    numbers: [
      /\b(?:international registration|enregistrement international|registro internacional)\s*(?:no\.?|nº|n°|number)?\s*[:#]?\s*(\d[ .]?\d{3}[ .]?\d{3})\b/giu,
    ],
  },
  {
    code: 'UK',
    domain: 'ipo.gov.uk',
    says: /intellectual property office.{0,40}(newport|united kingdom|\buk\b)|\bukipo\b/iu,
    numbers: [/\b(UK\s?0{0,2}[0-9]{7,11})\b/giu],
  },
  {
    code: 'DE',
    domain: 'dpma.de',
    says: /deutsches patent- und markenamt|\bdpma\b/iu,
    numbers: [/\b(30\s?20\d\d\s?\d{3}\s?\d{3}(?:\.\d)?)\b/gu],
  },
  {
    code: 'ES',
    domain: 'oepm.es',
    says: /oficina española de patentes y marcas|\boepm\b/iu,
    numbers: [/\b(M\s?-?\d[.]?\d{3}[.]?\d{3})\b/gu],
  },
  {
    code: 'FR',
    domain: 'inpi.fr',
    says: /institut national de la propriété industrielle|\binpi\b/iu,
    numbers: [/\b(?:n° national|numéro national|demande n°)\s*[:#]?\s*(\d{2}[ /]?\d[ ]?\d{3}[ ]?\d{3})\b/giu],
  },
  {
    code: 'CH',
    domain: 'ipi.ch',
    says: /institut für geistiges eigentum|institut fédéral de la propriété intellectuelle/iu,
    numbers: [/\b(?:gesuch|demande|marke)\s*(?:nr\.?|no\.?|n°)\s*[:#]?\s*(\d{5,6}[/]\d{4}|\d{6})\b/giu],
  },
];

/** Of the address a mail came from; undefined for senders that are no office. */
export function officeOfSender(sender: string): LetterOffice | undefined {
  const domain = sender.split('@').at(-1)?.toLowerCase() ?? '';
  return letterOffices.find((office) => domain === office.domain || domain.endsWith(`.${office.domain}`));
}

/** A number as it is compared: digits alone, without what stands before them. */
export const digitsOf = (number: string): string => number.replaceAll(/\D/gu, '').replace(/^0+/u, '');
