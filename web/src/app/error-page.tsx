import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '../data/api-error.js';
import { ButtonLink } from '../kit/button/button.js';
import { useFresh } from '../kit/fresh/use-fresh.js';
import { Seal } from '../kit/seal/seal.js';
import styles from './error-page.module.css';
import { PageMeta } from './page-meta.js';

/** So long after a failure that passes the page is tried again. */
const AGAIN_MS = 5_000;

function kindOf(error: unknown): { kind: 'missing' | 'gone' | 'busy' | 'unavailable' | 'failed'; reference: string | undefined } {
  if (isLate(error)) return { kind: 'unavailable', reference: undefined };
  if (error instanceof ApiError) return { kind: error.status === 429 ? 'busy' : 'unavailable', reference: error.reference };
  if (!isRouteErrorResponse(error)) return { kind: 'failed', reference: undefined };
  const reference = (error.data as { reference?: string } | null)?.reference;
  const kinds: Record<number, 'missing' | 'gone' | 'busy' | 'unavailable'> = { 404: 'missing', 410: 'gone', 429: 'busy', 503: 'unavailable' };
  return { kind: kinds[error.status] ?? 'failed', reference };
}

const isLate = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** A service that is away or slow comes back; what was asked wrongly stays wrong. */
function passes(error: unknown): boolean {
  return isLate(error) || (error instanceof ApiError ? error.status >= 500 : isRouteErrorResponse(error) && error.status === 503);
}

/** One page for everything that is not there: says what is, and gives one way on. */
export function ErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const { kind, reference } = kindOf(error);
  useFresh(passes(error), AGAIN_MS);
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
