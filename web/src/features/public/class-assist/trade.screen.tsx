import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { apiOf, localeOf } from '../../../data/api-of.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { useBasket } from '../../../domain/class-basket/use-basket.js';
import styles from './class-assist.module.css';
import { BasketPanel } from './parts/basket-panel.js';
import { TermsByNeed } from './parts/terms-by-need.js';
import { ClassAssistTradeDocument } from './class-assist.graphql.js';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const lists = await apiOf(context).query(
    ClassAssistTradeDocument,
    { locale: localeOf(context) },
    { signal: request.signal },
  );
  const ofIndustry = lists.goodsAndServicesPackageList.filter(
    (one) => one.industry.id === params['industry'],
  );
  const trade = ofIndustry.find((one) => one.id === params['sub']);
  if (trade === undefined) throw new Response(null, { status: 404 });
  const numbers = new Set(trade.terms.map((one) => one.classNumber));
  return {
    trade,
    others: ofIndustry.filter((one) => one !== trade).map(({ id, title }) => ({ id, title })),
    classes: lists.niceClassList.filter((one) => numbers.has(one.number)),
  };
}

/** Where one trade usually starts: its terms in three groups, and what its classes hold and leave out. */
export function Component() {
  const { t } = useTranslation('class-assist');
  const { trade, others, classes } = useLoaderData<typeof loader>();
  const basket = useBasket();
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={t('meta.trade', { trade: trade.title })}
        description={t('meta.tradeDescription', { trade: trade.title })}
      />
      <header className={styles.head}>
        <AppLink to="/class-assist">{t('trade.back')}</AppLink>
        <h1>{t('trade.title', { trade: trade.title })}</h1>
        <p>{t('trade.lead')}</p>
      </header>
      <section className={styles.groups}>
        <TermsByNeed terms={trade.terms} basket={basket} level={2} />
      </section>
      <BasketPanel basket={basket} />
      <section>
        <h2>{t('trade.classes')}</h2>
        <p className={styles.muted}>{t('trade.price', { count: classes.length })}</p>
        <ul className={styles.classes}>
          {classes.map((one) => (
            <li key={one.number}>
              <h3>
                <AppLink to={`/class-assist/trademark-class/${one.number}/${trade.id}`}>
                  <span className="mono">{one.number}</span> {one.title}
                </AppLink>
              </h3>
              <p lang="en">{one.heading}</p>
              {one.note !== null && (
                <p lang="en" className={styles.note}>
                  {one.note}
                </p>
              )}
              <p className={styles.muted}>
                {t(one.kind === 'GOODS' ? 'trade.useOfGoods' : 'trade.useOfServices')}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section>
          <h2>{t('trade.others', { industry: trade.industry.title })}</h2>
          <ul className={styles.list}>
            {others.map((one) => (
              <li key={one.id}>
                <AppLink to={`/class-assist/${trade.industry.id}/${one.id}`}>{one.title}</AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
