import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';

/** Classes of the Nice Classification by number, each leading to its page. */
export function ClassLinks({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTranslation('records');
  return numbers.map((number, index) => (
    <span key={number}>
      {index > 0 && ', '}
      <AppLink to={`/class-assist/trademark-class/${number}`}>{t('class', { number })}</AppLink>
    </span>
  ));
}
