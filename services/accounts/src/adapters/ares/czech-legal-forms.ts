/** Legal forms by the code of the Czech Statistical Office, as they follow a name. Rarer ones are typed by hand. */
const forms: Readonly<Record<string, string>> = {
  '101': 'fyzická osoba podnikající',
  '105': 'fyzická osoba podnikající',
  '107': 'zemědělský podnikatel',
  '111': 'v.o.s.',
  '112': 's.r.o.',
  '113': 'k.s.',
  '117': 'nadace',
  '118': 'nadační fond',
  '121': 'a.s.',
  '141': 'o.p.s.',
  '161': 'ústav',
  '205': 'družstvo',
  '301': 'státní podnik',
  '331': 'příspěvková organizace',
  '421': 'odštěpný závod zahraniční právnické osoby',
  '601': 'vysoká škola',
  '706': 'spolek',
  '932': 'evropská společnost',
};

/** Persons who are in business themselves. */
const persons = ['100', '101', '102', '105', '107', '424', '425'];

export const czechLegalForm = (code: string | null): string | null =>
  code === null ? null : (forms[code] ?? null);
export const isPersonInBusiness = (code: string | null): boolean => code !== null && persons.includes(code);
