import { createHash } from 'node:crypto';
import type { i18n } from 'i18next';
import { createTexts, type Resources } from '../src/i18n/create.js';
import { defaultLocale, isLocale, locales, type Locale } from '../src/i18n/locale-rules.js';
import { typeset } from '../src/i18n/typeset.js';
import { keepWords } from './kept-words.js';

const files = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', {
  eager: true,
  import: 'default',
});

function collect(locale: Locale): Resources {
  const prefix = `../locales/${locale}/`;
  const own = Object.entries(files).filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(
    own.map(([path, texts]) => [path.slice(prefix.length, -'.json'.length), typeset(locale, texts)]),
  );
}

const resources = Object.fromEntries(locales.map((locale) => [locale, collect(locale)])) as Record<
  Locale,
  Resources
>;

export const localesVersion = createHash('sha256')
  .update(JSON.stringify(resources))
  .digest('hex')
  .slice(0, 12);

const instances = new Map<Locale, i18n>();

/** One read-only instance per language with every namespace, shared by all requests. */
export function textsFor(locale: Locale, onMissing: (key: string) => void): i18n {
  const known = instances.get(locale);
  if (known !== undefined) return known;
  const made = keepWords(
    createTexts({
      locale,
      resources: resources[locale],
      fallback: resources[defaultLocale],
      onMissing,
    }),
  );
  instances.set(locale, made);
  return made;
}

/** Texts the page carries; a namespace a language does not have comes in English as a whole. */
export function textsOfPage(locale: Locale, namespaces: readonly string[]): Resources {
  return Object.fromEntries(
    namespaces.map((name) => [name, resources[locale][name] ?? resources[defaultLocale][name] ?? {}]),
  );
}

export function textFile(locale: string, namespace: string): Record<string, unknown> | undefined {
  if (!isLocale(locale)) return undefined;
  return [resources[locale], resources[defaultLocale]].find((own) => Object.hasOwn(own, namespace))?.[
    namespace
  ];
}
