/** Parts of the world by which people look for a country. */
export const regions = ['europe', 'americas', 'asia', 'africa', 'oceania'] as const;
export type Region = (typeof regions)[number];

const OFFICES: Readonly<Record<Region, string>> = {
  europe:
    'AD AM AT AZ BA BG BX CH CZ DE DK EE ES EU FI FR GE HR HU IE IT LT LV MC MD ME NO PL PT RO SE SI SK UA UK',
  americas: 'US CA BR MX AR CO EC PE PY BO UY VE CL',
  asia: 'CN IN JP TR SG HK BD KR TH ID TW IL KZ VN JO LB PK KG TJ TM UZ KH LA AE MY PH SA KW OM QA BH',
  africa: 'ZA EG KE MA NG TN TZ DZ AO BI CV DJ CD ER ET GH MG MU OAPI ARIPO',
  oceania: 'AU NZ',
};

const known: ReadonlyMap<string, Region> = new Map(
  Object.entries(OFFICES).flatMap(([region, codes]) =>
    codes.split(' ').map((code) => [code, region as Region] as const),
  ),
);

/** Where an office's territory lies; the rest of them are in Europe. `code`: of the jurisdiction. */
export function regionOf(code: string): Region {
  return known.get(code) ?? 'europe';
}

/** Codes of the offices there. */
export function officesIn(region: Region): readonly string[] {
  return OFFICES[region].split(' ');
}
