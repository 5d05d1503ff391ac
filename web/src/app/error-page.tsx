import { useTranslation } from 'react-i18next';
import { useLocation, useRouteError } from 'react-router';
import { pathIn, type Locale } from '../i18n/locale-rules.js';
import { NewLinkForm } from '../domain/link/new-link-form.js';
import { ButtonLink } from '../kit/button/button.js';
import { useFresh } from '../kit/fresh/use-fresh.js';
import { AppLink } from '../kit/link/app-link.js';
import { Seal } from '../kit/seal/seal.js';
import styles from './error-page.module.css';
import { PageMeta } from '../kit/page/page-meta.js';
import { problemOf, type SuggestedPage, type PageProblem } from '../kit/problem/page-problem.js';

/** So long after a failure that passes the page is tried again. */
const AGAIN_MS = 5_000;

const KINDS: Readonly<Record<number, string>> = {
  403: 'foreign',
  404: 'missing',
  410: 'gone',
  429: 'busy',
  503: 'unavailable',
};

/** Which words the page says; a link that is cut is another thing than an address nobody knows. */
const kindOf = ({ status, link }: PageProblem): string =>
  link === 'damaged' || link === 'replaced' || link === 'misplaced' ? link : (KINDS[status] ?? 'failed');

/** Kinds where a number helps whoever looks for the cause. */
const WITH_REFERENCE: ReadonlySet<string> = new Set(['busy', 'unavailable', 'failed']);

/** One page for everything that is not there: says what is, and gives one way on; whoever came by a link that opens nothing any more can have a new one sent. */
export function ErrorPage() {
  const { t, i18n } = useTranslation();
  const problem = problemOf(useRouteError());
  const { status, link, reference, seconds = 60, signedInAs = '', suggested = [] } = problem;
  const { pathname } = useLocation();
  const kind = kindOf(problem);
  const inStaffArea = pathname === '/admin' || pathname.startsWith('/admin/');
  // A service that is away comes back, and so does one that was asked too much; what was asked wrongly stays wrong.
  useFresh(status === 503 || status === 429, status === 429 ? seconds * 1000 : AGAIN_MS);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t(`error.${kind}.title`)} index={false} />
      <Seal name={kind} size={120} className={styles.seal} />
      <h1>{t(`error.${kind}.title`)}</h1>
      <p>{t(`error.${kind}.text`, { count: seconds, who: signedInAs })}</p>
      {reference !== undefined && WITH_REFERENCE.has(kind) && (
        <p className={styles.reference}>{t('error.reference', { reference })}</p>
      )}
      {suggested.length > 0 && <Suggested pages={suggested} />}
      {link !== undefined && link !== 'foreign' && link !== 'misplaced' && (
        <section className={styles.newLink} aria-labelledby="new-link">
          <h2 id="new-link">{t('newLink.title')}</h2>
          <p>{t('newLink.lead')}</p>
          <NewLinkForm />
        </section>
      )}
      <p className={styles.ways}>
        {link === undefined ? (
          <ButtonLink to={inStaffArea ? '/admin' : '/verification'} look="accent">
            {t(inStaffArea ? 'action.staff' : 'action.check')}
          </ButtonLink>
        ) : (
          <ButtonLink
            to={`/portal/login?callbackUrl=${encodeURIComponent(pathIn(i18n.language as Locale, pathname))}${link === 'foreign' ? '&switch=yes' : ''}`}
            look={link === 'foreign' ? 'accent' : 'plain'}
          >
            {t(link === 'foreign' ? 'error.switch' : 'nav.signIn')}
          </ButtonLink>
        )}
        <ButtonLink to="/">{t('action.home')}</ButtonLink>
      </p>
    </main>
  );
}

/** What the reader may have looked for, and a search for what is not among it. */
function Suggested({ pages }: { pages: readonly SuggestedPage[] }) {
  const { t, i18n } = useTranslation();
  return (
    <section className={styles.suggested} aria-labelledby="suggested">
      <h2 id="suggested">{t('site:suggested')}</h2>
      <ul>
        {pages.map(({ to, title, locale }) => (
          <li key={to} lang={locale === i18n.language ? undefined : locale}>
            <AppLink to={to}>{title}</AppLink>
          </li>
        ))}
      </ul>
      <AppLink to="/search">{t('site:searchSite')}</AppLink>
    </section>
  );
}
