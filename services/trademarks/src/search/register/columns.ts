/** What a column of an import file can hold. */
export const FIELDS = ['name', 'latin', 'number', 'type', 'jurisdiction', 'classes', 'status', 'filingDate', 'registrationDate', 'owner'] as const;
export type Field = (typeof FIELDS)[number];

/** Position of each known column. */
export type ColumnPlaces = Partial<Record<Field, number>>;

/** Headings of English, Czech, Slovak, Spanish and German files, in lower case without spaces and signs; the first match of a field wins. */
const HEADINGS: Readonly<Record<Field, readonly string[]>> = {
  name: ['name', 'mark', 'markname', 'trademark', 'trademarkname', 'tmname', 'wordmark', 'markverbalelementtext', 'verbalelement', 'verbalelements', 'markverbalelement', 'wordelement', 'markidentification', 'markidchar', 'denomination', 'marktext', 'sign', 'brand', 'brandname', 'title', 'text', 'nazev', 'nazov', 'zneni', 'znenie', 'marke', 'marca', 'denominacion'],
  latin: ['latin', 'transliteration', 'romanisation', 'romanization'],
  number: ['number', 'applicationnumber', 'serialnumber', 'registrationnumber', 'tmnumber', 'trademarknumber', 'marknumber', 'appnumber', 'applicationno', 'applno', 'serialno', 'registrationno', 'regno', 'filenumber', 'no', 'nr', 'id', 'cislo', 'cisloprihlasky', 'cislozapisu', 'numero', 'numerodesolicitud', 'nummer', 'registernummer', 'aktenzeichen'],
  type: ['type', 'marktype', 'trademarktype', 'kind', 'markkind', 'markfeature', 'markfeaturecategory', 'category', 'typ', 'druh', 'tipo', 'markenform', 'art'],
  jurisdiction: ['jurisdiction', 'jurisdictions', 'office', 'officecode', 'registrationoffice', 'registrationofficecode', 'tmoffice', 'trademarkoffice', 'markoffice', 'country', 'countrycode', 'territory', 'register', 'registry', 'urad', 'oficina', 'amt', 'krajina', 'zeme', 'pais', 'land'],
  classes: ['classes', 'class', 'niceclasses', 'niceclass', 'nice', 'niceclassnumbers', 'classnumbers', 'internationalclasses', 'internationalclass', 'intclasses', 'classnumber', 'tridy', 'trida', 'triedy', 'trieda', 'clases', 'clase', 'klassen', 'klasse'],
  status: ['status', 'markstatus', 'legalstatus', 'currentstatus', 'markcurrentstatuscode', 'state', 'statusword', 'stav', 'estado', 'rechtsstand'],
  filingDate: ['filingdate', 'applicationdate', 'dateoffiling', 'filed', 'filedon', 'filedate', 'appdate', 'datefiled', 'filing', 'datumpodani', 'datumpodania', 'fechadesolicitud', 'fechadepresentacion', 'anmeldedatum', 'anmeldetag'],
  registrationDate: ['registrationdate', 'dateofregistration', 'registeredon', 'regdate', 'registered', 'dateregistered', 'registration', 'datumzapisu', 'datumregistracie', 'fechaderegistro', 'registrierungsdatum'],
  owner: ['owner', 'ownername', 'applicant', 'applicantname', 'holder', 'holdername', 'proprietor', 'registrant', 'majitel', 'vlastnik', 'titular', 'inhaber', 'prihlasovatel'],
};

const plain = (heading: string): string => heading.normalize('NFD').toLowerCase().replace(/[^a-z0-9]/g, '');

/** Columns by the headings of a first line; undefined when no heading says where the names are. */
export function columnsFromHeadings(cells: readonly string[]): ColumnPlaces | undefined {
  const headings = cells.map(plain);
  const places: ColumnPlaces = {};
  for (const field of FIELDS) {
    const heading = HEADINGS[field].find((candidate) => headings.includes(candidate));
    if (heading !== undefined) places[field] = headings.indexOf(heading);
  }
  return places.name === undefined ? undefined : places;
}
