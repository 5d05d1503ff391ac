/** What a column of a list can say of a mark. */
export const columns = [
  'name',
  'office',
  'applicationNumber',
  'registrationNumber',
  'filed',
  'registered',
  'expires',
  'classes',
  'status',
  'reference',
] as const;
export type Column = (typeof columns)[number];
/** Which cell of a line says what, counted from 0; what no column says is not there. */
export type Mapping = Readonly<Partial<Record<Column, number>>>;

/** Rows above the headings are looked through: exports begin with their own title and the day they were made. */
const MOST_ABOVE = 20;

/** Headings in the languages of the site, without accents and in small letters; the first that fits takes the column. */
const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  [
    'applicationNumber',
    /^(appl?(ication|\.)?|serial|filing|spisov\w*|cislo (prihl|spis)|prihl\w* c|numero de (solicitud|expediente)|solicitud)\W*(no\b|n\.?o|number|num|nr|cislo|zn|c\b|$)|^cislo (prihlas|spisu)|^numero de (solicitud|expediente)/,
  ],
  [
    'registrationNumber',
    /^(reg(istration|\.)?|certificate)\W*(no\b|number|num|nr)|^cislo (zapisu|zapsan|registrac|osvedc|ochrann)|^numero de (registro|marca)|^(number|no\.?|nr\.?|cislo|numero|n\.?o)$/,
  ],
  [
    'filed',
    /^(filing|application|filed|appl\w*\.?) ?(date|on|day)?$|^(datum|den|datum podani|podano|dat\w*) ?(podani|podania|prihlas\w*)|^podan|^fecha de (solicitud|presentacion|deposito)/,
  ],
  [
    'registered',
    /^(registration|registered|reg\.?) ?(date|on|day)?$|^(datum|den) ?(zapisu|registrac\w*)|^zapsan|^zapisan|^fecha de (registro|concesion)/,
  ],
  [
    'expires',
    /^(expir|protected until|valid until|(next )?renewal|renew)|^(datum|den)? ?(platnost|konec|koniec|obnov|skonceni|zaniku)|^plat(i|na|nost)|^(fecha de )?(caduc|vencim|renovac|expir)/,
  ],
  [
    'office',
    /^((trade ?mark |ip |filing )?office|jurisdiction|country|territory|register\b|registry|urad|zeme|krajina|stat$|uzemi|oficina|pais|territorio|jurisdiccion)/,
  ],
  ['classes', /^(nice|class|(int\w*\.? )class|trid|tried|clase)/],
  ['status', /^((trade ?mark |legal |current )?status|state$|stav|estado|situacion)/],
  [
    'reference',
    /^(our|your|client|internal|case|docket|matter)?\W*(ref|docket|matter)|^(nase |nasa |vase |vasa |interni |interna )?(zn\b|znacka|referenc|spisova znacka)|^(nuestra |su )?referencia/,
  ],
  [
    'name',
    /^(trade ?mark|mark|brand|name|word|verbal|denomination)|^(ochranna |zneni|slovni|slovne|nazev|nazov|znamka|oznaceni)|^(marca|nombre|denominacion|signo)/,
  ],
];

/** Without accents, in small letters, with single spaces. */
export const plainly = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();

/** What each heading says; of two that say the same the first counts. */
export function mappingOf(headings: readonly string[]): Mapping {
  const mapping: Partial<Record<Column, number>> = {};
  for (const [at, heading] of headings.entries()) {
    const found = HEADINGS.find(([, words]) => words.test(plainly(heading)))?.[0];
    if (found !== undefined) mapping[found] ??= at;
  }
  return mapping;
}

/** Where the headings stand, from 0: the row among the first that says most; the first one where none says two things. */
export function headingRow(rows: readonly (readonly string[])[]): number {
  const said = rows.slice(0, MOST_ABOVE).map((row) => Object.keys(mappingOf(row)).length);
  const most = Math.max(...said);
  return most < 2 ? 0 : said.indexOf(most);
}
