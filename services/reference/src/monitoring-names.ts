import type { Language } from './languages.js';
import { platformOf } from './monitoring-platforms.js';

type Names = Readonly<Record<Language, string>>;

/** Platforms that are called otherwise in other languages; the rest bear a name of their own. */
const platforms: Readonly<Record<string, Names>> = {
  registers: {
    en: 'Trade mark registers',
    cs: 'Rejstříky ochranných známek',
    sk: 'Registre ochranných známok',
    es: 'Registros de marcas',
  },
  'company-registers': {
    en: 'Company registers',
    cs: 'Obchodní rejstříky',
    sk: 'Obchodné registre',
    es: 'Registros mercantiles',
  },
  domains: { en: 'Domain names', cs: 'Domény', sk: 'Domény', es: 'Nombres de dominio' },
  'search-ads': {
    en: 'Search advertisements',
    cs: 'Reklamy ve vyhledávání',
    sk: 'Reklamy vo vyhľadávaní',
    es: 'Anuncios en buscadores',
  },
};

/** Sources that a machine asks for a platform and that have a name besides it. */
const sources: Readonly<Record<string, Names>> = {
  'companies-house': {
    en: 'Companies House, the register of companies of the United Kingdom',
    cs: 'Companies House, obchodní rejstřík Spojeného království',
    sk: 'Companies House, obchodný register Spojeného kráľovstva',
    es: 'Companies House, registro mercantil del Reino Unido',
  },
  ares: {
    en: 'ARES, the Czech register of companies',
    cs: 'ARES, český rejstřík firem',
    sk: 'ARES, český register firiem',
    es: 'ARES, registro checo de empresas',
  },
  rpo: {
    en: 'RPO, the Slovak register of companies',
    cs: 'RPO, slovenský rejstřík firem',
    sk: 'RPO, slovenský register firiem',
    es: 'RPO, registro eslovaco de empresas',
  },
  domains: {
    en: 'Domain names in use',
    cs: 'Užívané domény',
    sk: 'Používané domény',
    es: 'Nombres de dominio en uso',
  },
  certificates: {
    en: 'Certificates of web sites',
    cs: 'Certifikáty webů',
    sk: 'Certifikáty webov',
    es: 'Certificados de sitios web',
  },
};

/** What a platform is called in a language. */
export function platformName(key: string, language: Language): string {
  return platforms[key]?.[language] ?? platformOf(key)?.name ?? key;
}

/** What a source is called in a language; one without a name of its own is called by its platform. */
export function sourceName(
  { platform, source }: { readonly platform: string; readonly source: string },
  language: Language,
): string {
  return sources[source]?.[language] ?? platformName(platform, language);
}
