import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { apiOf, localeOf } from '../../../data/api-of.js';
import { AppLink } from '../../../kit/link/app-link.js';
import styles from './class-assist.module.css';
import { findGoods } from './find-goods.js';
import { AskForm } from './parts/ask-form.js';
import { BasketPanel } from './parts/basket-panel.js';
import { TermList } from './parts/term-list.js';
import { TermsByNeed } from './parts/terms-by-need.js';
import { TrademarkClassDocument, type TrademarkClassResult } from './class-assist.graphql.js';
import { useBasket } from '../../../domain/class-basket/use-basket.js';

const LAST_CLASS = 45;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const number = /^\d{1,2}$/.test(params['class'] ?? '') ? Number(params['class']) : 0;
  if (number < 1 || number > LAST_CLASS) throw new Response(null, { status: 404 });
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim();
  const [lists, goods] = await Promise.all([
    apiOf(context).query(
      TrademarkClassDocument,
      { locale: localeOf(context), number },
      { signal: request.signal },
    ),
    findGoods({ request, context }, query, [number]),
  ]);
  const shown = lists.niceClassList.find((one) => one.number === number);
  if (shown === undefined) throw new Response(null, { status: 404 });
  const trade = tradeOf(lists.goodsAndServicesPackageList, { id: params['sub'], number });
  return { query, shown, trade, terms: lists.niceTermList, related: lists.relatedGoodsClassList, ...goods };
}

/** The trade at the end of the address, with its terms of this class. */
function tradeOf(
  packages: TrademarkClassResult['goodsAndServicesPackageList'],
  { id, number }: { id: string | undefined; number: number },
) {
  if (id === undefined) return undefined;
  const found = packages.find((one) => one.id === id);
  const terms = found?.terms.filter((one) => one.classNumber === number) ?? [];
  if (found === undefined || terms.length === 0) throw new Response(null, { status: 404 });
  return { title: found.title, terms };
}

/** One class: what is in it, its terms with a search, and its neighbours. */
export function Component() {
  const { t } = useTranslation('class-assist');
  const { query, shown, trade, terms, related, found, failure } = useLoaderData<typeof loader>();
  const basket = useBasket();
  const title =
    trade === undefined
      ? t('meta.class', { number: shown.number, title: shown.title })
      : t('meta.classTrade', { number: shown.number, title: shown.title, trade: trade.title });
  const listed =
    query === '' ? terms.map((one) => ({ ...one, classNumber: shown.number })) : (found?.items ?? []);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={title} description={t('meta.classDescription', { number: shown.number })} />
      <header className={styles.head}>
        <AppLink to="/class-assist">{t('class.back')}</AppLink>
        <h1>{title}</h1>
        <p lang="en">{shown.heading}</p>
      </header>
      {trade !== undefined && (
        <section className={styles.groups}>
          <TermsByNeed terms={trade.terms} basket={basket} level={2} />
        </section>
      )}
      <section>
        <h2>{t('class.typical')}</h2>
        <ul className={styles.list} lang="en">
          {shown.examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      </section>
      {shown.note !== null && (
        <section className={styles.note}>
          <h2>{t('class.note')}</h2>
          <p lang="en">{shown.note}</p>
        </section>
      )}
      <section>
        <h2>{t('class.list')}</h2>
        <p className={styles.muted}>{t('english')}</p>
        <AskForm label={t('class.find')} query={query} next={basket.terms.length > 0} />
        {failure !== undefined && <p role="alert">{t(`failure.${failure}`)}</p>}
        {failure === undefined && listed.length === 0 && <p role="status">{t('none')}</p>}
        <TermList terms={listed} basket={basket} showClass={false} />
      </section>
      <BasketPanel basket={basket} />
      {related.length > 0 && (
        <section>
          <h2>{t('class.related')}</h2>
          <p className={styles.muted}>{t('class.strength')}</p>
          <ul className={styles.list}>
            {related.map((one) => (
              <li key={one.classNumber}>
                <AppLink to={`/class-assist/trademark-class/${one.classNumber}`}>
                  <span className="mono">{one.classNumber}</span> {one.title}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
