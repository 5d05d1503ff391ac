import { useTranslation } from 'react-i18next';
import { byName } from '../../kit/form/by-name.js';
import { useOfficeName } from './office-name.js';

/** The offices of these codes with their names in the reader's language, in the order of the names. */
export function useOfficesByName(
  codes: readonly string[],
): readonly { readonly code: string; readonly name: string }[] {
  const { i18n } = useTranslation();
  const office = useOfficeName();
  return codes.map((code) => ({ code, name: office(code) })).sort(byName(i18n.language));
}
