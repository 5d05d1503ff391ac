import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { prefsOf } from '../../../data/api-of.js';
import { askOfficeDurations } from '../../../domain/office-durations/ask-office-durations.js';
import { askForPriceList } from '../../../domain/price-list/ask-price-list.js';
import {
  markSearch,
  officesOf,
  priceSearch,
  readPriceQuery,
} from '../../../domain/price-list/price-query.js';
import { Button, ButtonLink } from '../../../kit/button/button.js';
import { useHydrated } from '../../../kit/hydrated/use-hydrated.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { CameTo } from '../parts/prices/came-to.js';
import prices from '../parts/prices/prices.module.css';
import { PriceTable } from '../parts/prices/price-table.js';
import { SumOfPrices } from '../parts/prices/sum-of-prices.js';
import styles from '../parts/reading/reading.module.css';
import { Trail } from '../parts/reading/trail.js';
import { PriceForm } from './parts/price-form.js';
import { Refunds } from './parts/refunds.js';
import { ServicePrices } from './parts/service-prices.js';
import { askForServicePrices } from './service-prices.js';

/** What most readers look at first. */
const USUAL = ['EU', 'UK', 'US'];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = readPriceQuery(new URL(request.url).searchParams, prefsOf(context));
  const query = officesOf(asked).length === 0 ? { ...asked, offices: USUAL } : asked;
  const [shown, services, own] = await Promise.all([
    askForPriceList(context, query, request.signal),
    askForServicePrices(context, query, request.signal),
    askOfficeDurations(context, { offices: officesOf(query), classes: query.classes }, request.signal),
  ]);
  return { shown, services, own };
}

/** What every office costs, with what comes later and what is paid back. */
export function Component() {
  const { t } = useTranslation('pricelist');
  const { shown, services, own } = useLoaderData<typeof loader>();
  const { query, list, months } = shown;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('title')} description={t('description')} />
      <header className={styles.head}>
        <Trail steps={[]} />
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <PriceForm shown={shown} />
      <section className={styles.group} aria-labelledby="prices">
        <h2 id="prices">{t('prices', { count: query.classes })}</h2>
        {list === undefined ? (
          <p role="status">{t('refused')}</p>
        ) : (
          <>
            <PriceTable list={list} months={months} own={own} />
            <p className={prices.note}>{t('tableNote')}</p>
            <CameTo
              offices={list.prices.map(({ jurisdiction: office, cameTo: costs }) => ({ office, costs }))}
              currency={list.currency}
            />
            <section className={prices.sum} aria-label={t('sum')}>
              <h3>{t('sum')}</h3>
              <SumOfPrices list={list} taxed={query.country !== undefined} />
            </section>
            <NextSteps query={query} />
          </>
        )}
      </section>
      <Later />
      <Refunds />
      <ServicePrices services={services} query={query} />
    </main>
  );
}

function NextSteps({ query }: { query: Parameters<typeof priceSearch>[0] }) {
  const { t, i18n } = useTranslation('pricelist');
  const hydrated = useHydrated();
  const mark = markSearch(officesOf(query), query.kind);
  const search = priceSearch(query);
  const language = i18n.language === 'en' ? '' : `/${i18n.language}`;
  return (
    <>
      <p className={prices.actions}>
        <ButtonLink to={`/registration-request/new?${mark}`} look="accent" size="large">
          {t('order')}
        </ButtonLink>
        <ButtonLink to={`/verification?${mark}`}>{t('check')}</ButtonLink>
      </p>
      <p className={prices.links}>
        <AppLink to={`/detailed-pricelist?${search}`}>{t('permalink')}</AppLink>
        <a href={`${language}/detailed-pricelist.csv?${search}`} download>
          {t('csv')}
        </a>
        {hydrated && (
          <Button size="small" onClick={() => window.print()}>
            {t('pdf')}
          </Button>
        )}
      </p>
    </>
  );
}

const LATER = ['letter', 'proof', 'renewal', 'certificate'] as const;

/** Hidden later costs are what people are angry about most; so they stand here. */
function Later() {
  const { t } = useTranslation('pricelist');
  return (
    <section className={styles.group}>
      <h2>{t('later.title')}</h2>
      <dl className={prices.said}>
        {LATER.map((cost) => (
          <div key={cost}>
            <dt>{t(`later.${cost}.what`)}</dt>
            <dd>{t(`later.${cost}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
