import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { prefsOf } from '../../../data/api-of.js';
import { readPriceQuery } from '../../../domain/price-list/price-query.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { LandingBody } from '../parts/reading/landing-body.js';
import { readDocument } from '../parts/reading/read-document.js';
import { Opening } from '../parts/reading/opening.js';
import styles from '../parts/reading/reading.module.css';
import { Trail } from '../parts/reading/trail.js';
import { packagesFor } from './packages.js';
import { OwnPackage } from './parts/own-package.js';
import { PackageCards } from './parts/package-cards.js';

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const query = readPriceQuery(new URL(request.url).searchParams, prefsOf(context));
  const [{ document, live }, packages] = await Promise.all([
    readDocument('landing', 'international-trademark', args),
    packagesFor(context, query, request.signal).catch(() => undefined),
  ]);
  return { document, live, query, packages };
}

/** What registration abroad is, and packages of offices with what they cover and cost. */
export function Component() {
  const { t } = useTranslation('content');
  const { document, live, query, packages } = useLoaderData<typeof loader>();
  const { title, description, lead, action } = document;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={title} description={description} index={document.reviewed !== undefined} />
      <Opening kind="world" name={document.path}>
        <header className={styles.head}>
          <Trail steps={[]} />
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            {action !== undefined && (
              <ButtonLink to={action.to} look="accent" size="large">
                {action.label}
              </ButtonLink>
            )}
            <ButtonLink to="/book-a-free-consultation" size="large">
              {t('talk.book')}
            </ButtonLink>
          </p>
        </header>
      </Opening>
      {packages !== undefined && (
        <>
          <PackageCards packages={packages} query={query} />
          <OwnPackage packages={packages} query={query} />
        </>
      )}
      <LandingBody document={document} live={live} />
    </main>
  );
}
