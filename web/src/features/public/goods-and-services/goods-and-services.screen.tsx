import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { apiOf, prefsOf } from '../../../data/api-of.js';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { isPlaced, openLink, orderPage } from '../../../domain/link/open-link.js';
import { draftOf, type Goods } from '../../../domain/order/draft.js';
import { PricePanel } from '../../../domain/order/price-panel.js';
import { SavedLine } from '../../../domain/order/saved-line.js';
import { useDraftPrice } from '../../../domain/order/use-draft-price.js';
import { useOrderDraft } from '../../../domain/order/use-order-draft.js';
import { useOrderState } from '../../../domain/order/use-order-state.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import { OrderPlaced } from '../parts/order-placed/order-placed.js';
import styles from './goods-and-services.module.css';
import { GoodsPageDocument } from './goods-page.graphql.js';
import { ClassesAndTerms } from './parts/classes-and-terms.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params['id'] ?? '';
  const id = await openLink(
    { token, context },
    { ownersPage: (own) => (isPlaced(own) ? orderPage(own) : undefined), others: 'may not' },
  );
  const { registrationRequest, orderLinks } = await apiOf(context).query(
    GoodsPageDocument,
    { id },
    { linkToken: token },
  );
  if (registrationRequest === null) throw linkProblem('replaced');
  return { request: registrationRequest, readOnly: orderLinks === null, token, place: prefsOf(context) };
}

/** Classes and terms for all offices at once, or for one office of its own. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  return isPlaced(data.request) ? (
    <OrderPlaced token={data.token} request={data.request} />
  ) : (
    <GoodsForm key={data.token} data={data} />
  );
}

function GoodsForm({
  data: { request, readOnly, token, place },
}: {
  data: Awaited<ReturnType<typeof loader>>;
}) {
  const { t } = useTranslation('order');
  const name = useOfficeName();
  const { draft, saved, change } = useOrderDraft(draftOf(request, place), {
    requestId: request.id,
    token,
    savedAt: request.orderDraftSavedAt,
    readOnly,
  });
  useOrderState({ requestId: request.id, token, saved });
  const { country, price, askAgain } = useDraftPrice(draft, place);
  const own = new Map(draft.officeGoods.map(({ jurisdiction, goods }) => [jurisdiction, goods]));
  const setOwn = (office: string, goods: Goods | undefined): void => {
    const others = draft.officeGoods.filter(({ jurisdiction }) => jurisdiction !== office);
    change({ officeGoods: goods === undefined ? others : [...others, { jurisdiction: office, goods }] });
  };
  const shared = draft.jurisdictions.filter((office) => !own.has(office));
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('goodsPage.meta')} />
      <header className={styles.head}>
        <p className={styles.kind}>{t('kind', { number: request.publicId })}</p>
        <h1>{t('goodsPage.title')}</h1>
        <p>{t('goodsPage.lead')}</p>
      </header>
      <fieldset disabled={readOnly} className={styles.form}>
        <section className={styles.part}>
          <h2>{own.size === 0 ? t('goodsPage.all') : t('goodsPage.rest')}</h2>
          <ClassesAndTerms
            name="goods"
            goods={draft.goods}
            offices={shared}
            onChange={(goods) => change({ goods })}
          />
        </section>
        {draft.jurisdictions.length > 1 && (
          <section className={styles.part}>
            <h2>{t('goodsPage.perOffice')}</h2>
            <p>{t('goodsPage.perOfficeText')}</p>
            {draft.jurisdictions.map((office) => (
              <div key={office} className={styles.office}>
                <label>
                  <input
                    type="checkbox"
                    checked={own.has(office)}
                    onChange={(event) => setOwn(office, event.target.checked ? draft.goods : undefined)}
                  />
                  {t('goodsPage.other', { office: name(office) })}
                </label>
                {own.has(office) && (
                  <ClassesAndTerms
                    name={`goods-${office}`}
                    goods={own.get(office) ?? []}
                    offices={[office]}
                    onChange={(goods) => setOwn(office, goods)}
                  />
                )}
              </div>
            ))}
          </section>
        )}
        <div className={styles.back}>
          <ButtonLink to={`/registration-request/${token}`} look="accent" size="large">
            {t('goodsPage.back')}
          </ButtonLink>
          <SavedLine saved={saved} />
        </div>
      </fieldset>
      <aside className={styles.aside} aria-label={t('price.title')}>
        <PricePanel price={price} country={country} onRetry={askAgain} />
      </aside>
    </main>
  );
}
