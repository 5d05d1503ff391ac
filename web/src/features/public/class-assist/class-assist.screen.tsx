import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { apiOf, localeOf } from '../../../data/api-of.js';
import styles from './class-assist.module.css';
import { ClassAssistDocument } from './class-assist.graphql.js';
import { findGoods } from './find-goods.js';
import { AskForm } from './parts/ask-form.js';
import { BasketPanel } from './parts/basket-panel.js';
import { ClassShelf } from './parts/class-shelf.js';
import { Examples } from './parts/examples.js';
import { Found } from './parts/found.js';
import { Trades } from './parts/trades.js';
import { useBasket } from '../../../domain/class-basket/use-basket.js';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim();
  const [lists, goods] = await Promise.all([
    apiOf(context).query(ClassAssistDocument, { locale: localeOf(context) }, { signal: request.signal }),
    findGoods({ request, context }, query, []),
  ]);
  return { query, classes: lists.niceClassList, packages: lists.goodsAndServicesPackageList, ...goods };
}

/** From what somebody sells to classes and terms: by their own words, by trade, or by the list of all classes. */
export function Component() {
  const { t } = useTranslation('class-assist');
  const { query, classes, packages, found, failure } = useLoaderData<typeof loader>();
  const basket = useBasket();
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={styles.ask}>
        <AskForm label={t('ask')} query={query} next={basket.terms.length > 0} />
        {query === '' && <Examples />}
      </div>
      {failure !== undefined && <p role="alert">{t(`failure.${failure}`)}</p>}
      {found !== undefined && <Found found={found} typed={query} basket={basket} />}
      <BasketPanel basket={basket} />
      {query === '' && <Trades packages={packages} basket={basket} />}
      <ClassShelf classes={classes} />
    </main>
  );
}
