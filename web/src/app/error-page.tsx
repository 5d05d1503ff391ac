import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '../data/api-error.js';
import { ButtonLink } from '../kit/button/button.js';
import { Seal } from '../kit/seal/seal.js';
import styles from './error-page.module.css';
import { PageMeta } from './page-meta.js';

function kindOf(error: unknown): { kind: 'missing' | 'gone' | 'busy' | 'unavailable' | 'failed'; reference: string | undefined } {
  if (error instanceof ApiError) return { kind: error.status === 429 ? 'busy' : 'unavailable', reference: error.reference };
  if (!isRouteErrorResponse(error)) return { kind: 'failed', reference: undefined };
  const reference = (error.data as { reference?: string } | null)?.reference;
  const kinds: Record<number, 'missing' | 'gone' | 'busy' | 'unavailable'> = { 404: 'missing', 410: 'gone', 429: 'busy', 503: 'unavailable' };
  return { kind: kinds[error.status] ?? 'failed', reference };
}

/** One page for everything that is not there: says what is, and gives one way on. */
export function ErrorPage() {
  const { t } = useTranslation();
  const { kind, reference } = kindOf(useRouteError());
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <PageMeta title={t(`error.${kind}.title`)} index={false} />
      <Seal name={kind} size={120} className={styles['seal']} />
      <h1>{t(`error.${kind}.title`)}</h1>
      <p>{t(`error.${kind}.text`)}</p>
      {reference !== undefined && kind !== 'missing' && kind !== 'gone' && <p className={styles['reference']}>{t('error.reference', { reference })}</p>}
      <p className={styles['ways']}>
        <ButtonLink to="/verification" look="accent">{t('action.check')}</ButtonLink>
        <ButtonLink to="/">{t('action.home')}</ButtonLink>
      </p>
    </main>
  );
}
