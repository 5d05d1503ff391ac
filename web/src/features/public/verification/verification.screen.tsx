import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../kit/link/app-link.js';
import { MarkForm } from '../parts/mark-questions/mark-form.js';
import { Preview } from './parts/preview.js';

export { loader } from '../parts/mark-questions/mark-form.loader.js';
export { action } from './verification.action.js';

/** The free check: four questions, and beside them what the lawyer will read. */
export function Component() {
  const { t } = useTranslation('verification');
  return (
    <MarkForm
      ns="verification"
      keptAs="verification"
      aside={(values) => <Preview values={values} />}
      after={
        <p>
          <AppLink to="/registration-request/new">{t('without')}</AppLink>
        </p>
      }
    />
  );
}
