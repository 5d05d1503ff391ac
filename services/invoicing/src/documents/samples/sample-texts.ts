import type { DocumentLanguage } from '../money-document.js';

interface SampleTexts {
  readonly registration: string;
  readonly registrationNote: string;
  readonly officeFee: string;
  readonly officeFeeNote: string;
  readonly watch: string;
  readonly long: string;
  readonly reason: string;
  readonly register: string;
  readonly countries: Readonly<Record<'SK' | 'CZ' | 'DE' | 'US', string>>;
}

/** Invented, for samples and tests only. */
export const sampleTexts: Readonly<Record<DocumentLanguage, SampleTexts>> = {
  en: {
    registration: 'Registration of the mark MODRÁ LAMPA, preparation and filing',
    registrationNote: 'EUIPO, classes 9 and 35',
    officeFee: 'Office fee for one class',
    officeFeeNote: 'EUIPO, paid in the customer’s name',
    watch: 'Watch of the mark, 12 months',
    long: 'Preparation of the list of goods and services, examination of earlier rights, and answers to the questions of the office, as agreed in writing, with all drafts and one revision of each',
    reason: 'Goodwill after the late filing',
    register:
      'Entered in the commercial register of the City Court Bratislava III, section Sro, file 00000/B (sample).',
    countries: { SK: 'Slovakia', CZ: 'Czechia', DE: 'Germany', US: 'United States' },
  },
  cs: {
    registration: 'Zápis ochranné známky MODRÁ LAMPA, příprava a podání',
    registrationNote: 'EUIPO, třídy 9 a 35',
    officeFee: 'Úřední poplatek za jednu třídu',
    officeFeeNote: 'EUIPO, zaplacený jménem zákazníka',
    watch: 'Sledování známky, 12 měsíců',
    long: 'Příprava seznamu výrobků a služeb, průzkum starších práv a odpovědi na dotazy úřadu podle písemné dohody, včetně všech návrhů a jedné úpravy každého z nich',
    reason: 'Vstřícnost po pozdním podání přihlášky',
    register:
      'Zapsána v obchodním rejstříku Městského soudu Bratislava III, oddíl Sro, vložka 00000/B (vzor).',
    countries: { SK: 'Slovensko', CZ: 'Česko', DE: 'Německo', US: 'Spojené státy' },
  },
  sk: {
    registration: 'Zápis ochrannej známky MODRÁ LAMPA, príprava a podanie',
    registrationNote: 'EUIPO, triedy 9 a 35',
    officeFee: 'Úradný poplatok za jednu triedu',
    officeFeeNote: 'EUIPO, zaplatený v mene zákazníka',
    watch: 'Sledovanie známky, 12 mesiacov',
    long: 'Príprava zoznamu tovarov a služieb, rešerš starších práv a odpovede na otázky úradu podľa písomnej dohody, vrátane všetkých návrhov a jednej úpravy každého z nich',
    reason: 'Ústretovosť po oneskorenom podaní prihlášky',
    register:
      'Zapísaná v obchodnom registri Mestského súdu Bratislava III, oddiel Sro, vložka 00000/B (vzor).',
    countries: { SK: 'Slovensko', CZ: 'Česko', DE: 'Nemecko', US: 'Spojené štáty' },
  },
  es: {
    registration: 'Registro de la marca MODRÁ LAMPA, preparación y presentación',
    registrationNote: 'EUIPO, clases 9 y 35',
    officeFee: 'Tasa oficial por una clase',
    officeFeeNote: 'EUIPO, pagada en nombre del cliente',
    watch: 'Vigilancia de la marca, 12 meses',
    long: 'Preparación de la lista de productos y servicios, examen de derechos anteriores y respuestas a las preguntas de la oficina, según lo acordado por escrito, con todos los borradores y una revisión de cada uno',
    reason: 'Cortesía por la presentación tardía de la solicitud',
    register:
      'Inscrita en el registro mercantil del Tribunal Municipal de Bratislava III, sección Sro, hoja 00000/B (muestra).',
    countries: { SK: 'Eslovaquia', CZ: 'Chequia', DE: 'Alemania', US: 'Estados Unidos' },
  },
};
