import { useTranslation } from 'react-i18next';
import { useOfficesByName } from './offices-by-name.js';

/** All offices by name, for what may lie at any of them. The page has the words of `offices`. */
export function useEveryOffice(): ReturnType<typeof useOfficesByName> {
  const { i18n } = useTranslation('offices');
  return useOfficesByName(Object.keys((i18n.getResourceBundle(i18n.language, 'offices') ?? {}) as object));
}
