import { useTranslation } from 'react-i18next';
import { useOfficesByName } from './offices-by-name.js';

/** All offices by name, for what may lie at any of them. The page has the words of `offices`. */
export function useEveryOffice(): ReturnType<typeof useOfficesByName> {
  const { i18n } = useTranslation('offices');
  const texts: object = i18n.getResourceBundle(i18n.language, 'offices') ?? {};
  // What is said of their fees stands beside the names.
  return useOfficesByName(
    Object.entries(texts).flatMap(([code, name]) => (typeof name === 'string' ? code : [])),
  );
}
