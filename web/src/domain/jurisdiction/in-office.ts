import { useTranslation } from 'react-i18next';
import { useOfficeName } from './office-name.js';

/** Names that English says with an article. */
const WITH_ARTICLE: readonly string[] = ['EU', 'US', 'UK', 'AE', 'PH', 'DO'];

/** An office as it stands in a sentence that says where: “Class 35 in the European Union”. Languages that would bend the name put it in brackets. */
export function useInOffice(): (code: string) => string {
  const { i18n } = useTranslation('offices');
  const name = useOfficeName();
  return (code) => (i18n.language === 'en' && WITH_ARTICLE.includes(code) ? `the ${name(code)}` : name(code));
}
