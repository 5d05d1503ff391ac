import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLocale, type Locale } from './locale-rules.js';

export type Resources = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface TextOptions {
  readonly locale: Locale;
  /** Namespace → texts, in the page's language; English stands in for what is missing. */
  readonly resources: Resources;
  readonly fallback?: Resources;
  readonly onMissing?: (key: string) => void;
}

const reported = new Set<string>();

/** One instance per language, ready at once: nothing on a page waits for words. */
export function createTexts({ locale, resources, fallback, onMissing }: TextOptions): i18n {
  if (!locale) throw new Error('Texts need a language');
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: defaultLocale,
    defaultNS: 'common',
    ns: Object.keys(resources),
    resources: {
      ...(fallback === undefined ? {} : { [defaultLocale]: fallback }),
      [locale]: resources,
    } as never,
    initAsync: false,
    returnNull: false,
    saveMissing: onMissing !== undefined,
    missingKeyHandler: (_languages, namespace, key) => {
      const name = `${namespace}:${key}`;
      if (reported.has(name)) return;
      reported.add(name);
      onMissing?.(name);
    },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  // react-i18next copies whatever its instance owns at each call of a component; this one owns nothing and asks the instance behind it.
  return Object.create(instance) as i18n;
}
