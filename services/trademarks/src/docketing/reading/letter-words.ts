import type { IssueCategory } from '../../office-action/office-action-issue.record.js';

/** Languages in which letters of offices are read; one in another goes to a person. */
export const letterLanguages = ['en', 'es', 'de', 'fr'] as const;
export type LetterLanguage = (typeof letterLanguages)[number];

/** What a letter of an office is. The first ones await an answer. */
export const letterKinds = [
  'office action',
  'final refusal',
  'provisional refusal',
  'opposition',
  'notice of allowance',
  'publication',
  'registration',
  'filing receipt',
] as const;
export type LetterKind = (typeof letterKinds)[number];

const answered: readonly string[] = ['office action', 'final refusal', 'provisional refusal'];
/** Whether a letter of this kind is docketed as an office action. */
export const awaitsAnswer = (kind: string): boolean => answered.includes(kind);

/** Small words by which a language is known. */
export const commonWords: Readonly<Record<LetterLanguage, readonly string[]>> = {
  en: ['the', 'of', 'and', 'to', 'your', 'is', 'for', 'with', 'this', 'application'],
  es: ['de', 'la', 'el', 'los', 'las', 'que', 'del', 'para', 'su', 'solicitud', 'marca'],
  de: ['der', 'die', 'das', 'und', 'ist', 'nicht', 'für', 'von', 'wird', 'anmeldung', 'marke'],
  fr: ['le', 'la', 'les', 'des', 'du', 'est', 'pour', 'vous', 'votre', 'demande', 'marque'],
};

interface KindWords {
  readonly kind: LetterKind;
  readonly language: LetterLanguage;
  readonly says: RegExp;
}

/** Headings of letters. The order counts: what is said more exactly comes first. */
export const kindWords: readonly KindWords[] = [
  { kind: 'notice of allowance', language: 'en', says: /notice of allowance/iu },
  { kind: 'provisional refusal', language: 'en', says: /(notification of )?provisional refusal/iu },
  { kind: 'provisional refusal', language: 'fr', says: /refus provisoire/iu },
  { kind: 'provisional refusal', language: 'es', says: /denegación provisional/iu },
  { kind: 'provisional refusal', language: 'de', says: /vorläufige schutzverweigerung/iu },
  {
    kind: 'final refusal',
    language: 'en',
    says: /(?<!non-?\s?)final office action|final decision to refuse|decision refusing/iu,
  },
  { kind: 'final refusal', language: 'de', says: /zurückweisung der anmeldung|zurückweisungsbeschluss/iu },
  { kind: 'final refusal', language: 'fr', says: /rejet de la demande|décision de rejet/iu },
  { kind: 'final refusal', language: 'es', says: /resolución (de|por la que se) denega/iu },
  {
    kind: 'office action',
    language: 'en',
    says: /non-?\s?final office action|office action \(official letter\)|office action|notice of (absolute )?grounds for refusal|absolute grounds for refusal|examination report|notification of (a )?deficienc(y|ies)/iu,
  },
  {
    kind: 'office action',
    language: 'de',
    says: /beanstandungsbescheid|mitteilung über (absolute )?eintragungshindernisse|absolute schutzhindernisse|beanstandung/iu,
  },
  {
    kind: 'office action',
    language: 'es',
    says: /suspenso|motivos de denegación (absolutos?)?|motivos absolutos|objeción/iu,
  },
  {
    kind: 'office action',
    language: 'fr',
    says: /notification d['’](une )?(objection|irrégularité)|motifs absolus|objection provisoire/iu,
  },
  { kind: 'opposition', language: 'en', says: /notice of opposition|opposition (has been|was) filed/iu },
  {
    kind: 'opposition',
    language: 'de',
    says: /widerspruch (wurde )?(eingelegt|erhoben)|widerspruchsverfahren/iu,
  },
  { kind: 'opposition', language: 'es', says: /escrito de oposición|oposición (presentada|contra)/iu },
  { kind: 'opposition', language: 'fr', says: /acte d['’]opposition|opposition (a été )?formée/iu },
  { kind: 'registration', language: 'en', says: /certificate of registration|registration certificate/iu },
  { kind: 'registration', language: 'de', says: /eintragungsurkunde|urkunde über die eintragung/iu },
  { kind: 'registration', language: 'es', says: /certificado de registro|título de (registro|marca)/iu },
  { kind: 'registration', language: 'fr', says: /certificat d['’]enregistrement/iu },
  {
    kind: 'publication',
    language: 'en',
    says: /notice of publication|publication of (the|your) application/iu,
  },
  { kind: 'publication', language: 'de', says: /veröffentlichung (der|ihrer) anmeldung/iu },
  { kind: 'publication', language: 'es', says: /publicación de la solicitud/iu },
  { kind: 'publication', language: 'fr', says: /publication de la demande/iu },
  { kind: 'filing receipt', language: 'en', says: /filing receipt|receipt of (the|your) application/iu },
  { kind: 'filing receipt', language: 'de', says: /empfangsbestätigung|eingangsbestätigung/iu },
  { kind: 'filing receipt', language: 'es', says: /justificante de (presentación|recepción)/iu },
  { kind: 'filing receipt', language: 'fr', says: /accusé de réception|récépissé/iu },
];

interface GroundWords {
  readonly ground: Exclude<IssueCategory, 'Other'>;
  readonly says: RegExp;
}

/** What offices object to, in the words and articles they use. */
export const groundWords: readonly GroundWords[] = [
  {
    ground: 'Earlier marks',
    says: /likelihood of confusion|section 2\(d\)|verwechslungsgefahr|riesgo de confusión|risque de confusion|earlier (trade ?)?marks?/iu,
  },
  {
    ground: 'Distinctiveness',
    says: /merely descriptive|section 2\(e\)\(1\)|article 7\(1\)\((b|c)\)|lacks? (any )?distinctive|unterscheidungskraft|carácter distintivo|caractère distinctif|descriptive character|beschreibend|descriptif/iu,
  },
  {
    ground: 'Classification',
    says: /identification (and classification )?of goods|classification of (the )?goods|too vague|klassifizierung|klassifikation|clasificación de los productos|classement des produits|article 33/iu,
  },
  {
    ground: 'Use',
    says: /specimen|statement of use|evidence of use|benutzungsnachweis|prueba de uso|preuve d['’]usage/iu,
  },
  {
    ground: 'Formal',
    says: /disclaimer|formalit(y|ies) (deficienc|examination)|power of attorney|vollmacht|formmängel|defectos formales|poder de representación|irrégularité de forme|pouvoir manquant/iu,
  },
];

interface DateLabels {
  readonly issued: RegExp;
  readonly due: RegExp;
}

/** What stands before the day of a letter, and before the day by which it has to be answered. */
export const dateLabels: Readonly<Record<LetterLanguage, DateLabels>> = {
  en: {
    issued:
      /(issue date|issued on|date of issue|mailing date|date of (this )?(letter|notification)|alicante,?)/iu,
    due: /(response (is )?due( by)?|response deadline|reply by|respond by|(time limit|deadline)( to (reply|respond))?( expires on)?|no later than|must be received (on or )?(by|before))/iu,
  },
  es: {
    issued: /(fecha de (emisión|expedición|la notificación|notificación)|alicante,? a|madrid,? a|fecha)/iu,
    due: /(plazo( de contestación)? hasta( el)?|antes del|a más tardar el|fecha límite)/iu,
  },
  de: {
    issued:
      /(ausstellungsdatum|datum des (bescheids|schreibens)|münchen,? (den)?|bern,? (den)?|alicante,? (den)?|datum)/iu,
    due: /(frist bis( zum)?|fristende|spätestens (bis )?(zum|am)|bis zum)/iu,
  },
  fr: {
    issued:
      /(date d['’]émission|date de (la |cette )?(notification|lettre)|courbevoie,? le|alicante,? le|date)/iu,
    due: /(au plus tard le|avant le|délai (de réponse )?jusqu['’]au|date limite)/iu,
  },
};

/** Months as letters write them; the number of a month is its place and one. */
export const monthWords: Readonly<Record<LetterLanguage, readonly RegExp[]>> = {
  en: [
    /^jan/u,
    /^feb/u,
    /^mar/u,
    /^apr/u,
    /^may/u,
    /^jun/u,
    /^jul/u,
    /^aug/u,
    /^sep/u,
    /^oct/u,
    /^nov/u,
    /^dec/u,
  ],
  es: [
    /^ene/u,
    /^feb/u,
    /^mar/u,
    /^abr/u,
    /^may/u,
    /^jun/u,
    /^jul/u,
    /^ago/u,
    /^sep/u,
    /^oct/u,
    /^nov/u,
    /^dic/u,
  ],
  de: [
    /^jän|^jan/u,
    /^feb/u,
    /^mär/u,
    /^apr/u,
    /^mai/u,
    /^jun/u,
    /^jul/u,
    /^aug/u,
    /^sep/u,
    /^okt/u,
    /^nov/u,
    /^dez/u,
  ],
  fr: [
    /^janv/u,
    /^f[ée]v/u,
    /^mars/u,
    /^avr/u,
    /^mai/u,
    /^juin/u,
    /^juil/u,
    /^ao[ûu]/u,
    /^sep/u,
    /^oct/u,
    /^nov/u,
    /^d[ée]c/u,
  ],
};
