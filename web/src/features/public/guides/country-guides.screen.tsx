import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { contentOf } from '../../../data/content-source.js';
import { OfficeFlag } from '../../../domain/jurisdiction/office-flag.js';
import { useOfficesByName } from '../../../domain/jurisdiction/offices-by-name.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Cards } from '../parts/reading/cards.js';
import styles from '../parts/reading/reading.module.css';
import { Shelf } from '../parts/reading/shelf.js';
import { OfficeAddressesDocument } from '../../../domain/jurisdiction/office-addresses.graphql.js';

export async function loader({ context }: LoaderFunctionArgs) {
  const [guides, { jurisdictionList }] = await Promise.all([
    contentOf(context).list('country-guide'),
    apiOf(context).query(OfficeAddressesDocument, {}),
  ]);
  const written = new Set(guides.map(({ slug }) => slug));
  return {
    guides: guides.toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
    slugs: Object.fromEntries(
      jurisdictionList.filter(({ slug }) => !written.has(slug)).map(({ code, slug }) => [code, slug]),
    ),
  };
}

/** Guides to registering a mark, office by office: those that were written, and those made from facts. */
export function Component() {
  const { t } = useTranslation('content');
  const { guides, slugs } = useLoaderData<typeof loader>();
  const others = useOfficesByName(Object.keys(slugs));
  return (
    <Shelf
      title={t('guides.title')}
      description={t('guides.description', { count: guides.length + others.length })}
      lead={t('guides.lead')}
    >
      <Cards items={guides} level={2} />
      <section className={styles.group}>
        <h2>{t('guides.others')}</h2>
        <ul className={styles.columns}>
          {others.map(({ code, name }) => (
            <li key={code}>
              <OfficeFlag code={code} width={18} />
              <AppLink to={`/country-guide/${slugs[code]}`}>{name}</AppLink>
            </li>
          ))}
        </ul>
      </section>
    </Shelf>
  );
}
