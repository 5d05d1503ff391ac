import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { decideLocale } from '../../../i18n/locale-rules.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { useBoot } from '../../../kit/page/boot-context.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { offerOf } from '../parts/office/price-offer.js';
import { LandingBody } from '../parts/reading/landing-body.js';
import { readDocument } from '../parts/reading/read-document.js';
import styles from '../parts/reading/reading.module.css';
import { Trail } from '../parts/reading/trail.js';

/** The text of a landing has the name of its address. */
export const loader = (args: LoaderFunctionArgs) =>
  readDocument('landing', decideLocale(new URL(args.request.url).pathname).path.slice(1), args);

/** What a service is for, how it goes and what it costs, and one way to begin. */
export function Component() {
  const { t } = useTranslation('content');
  const { document, live } = useLoaderData<typeof loader>();
  const { title, description, lead, action } = document;
  const { prefs } = useBoot();
  const priced = Object.values(live.prices).find((price) => price?.quote !== undefined);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={title}
        description={description}
        index={document.reviewed !== undefined}
        about={{ offer: offerOf(title, priced?.quote, prefs) }}
      />
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
      <LandingBody document={document} live={live} />
    </main>
  );
}
