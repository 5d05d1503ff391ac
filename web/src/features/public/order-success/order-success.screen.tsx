import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { apiOf } from '../../../data/api-of.js';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { isPaid } from '../../../domain/order/payment-progress.js';
import { LinkOwnerDocument } from '../../../domain/link/link.graphql.js';
import { whoAsks } from '../../../domain/sign-in/who-asks.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { Moment } from '../../../kit/dates/moment.js';
import { formatMoney } from '../../../kit/money/format-money.js';
import { useFresh } from '../../../kit/fresh/use-fresh.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import { Seal } from '../../../kit/seal/seal.js';
import { Timeline } from '../../../kit/timeline/timeline.js';
import { AccountBlock } from '../parts/account/account-block.js';
import { askForAccount, type AccountAnswer } from '../parts/account/ask-for-account.js';
import styles from './order-success.module.css';
import { OrderSuccessDocument, type OrderSuccessResult } from './order-success.graphql.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params['id'] ?? '';
  const { registrationRequest, orderProduct } = await apiOf(context).query(
    OrderSuccessDocument,
    { id: subjectOrThrow(token) },
    { linkToken: token },
  );
  if (registrationRequest === null) throw linkProblem('replaced');
  const who = await whoAsks(context);
  // A link does not say whose the order is; the account finds its own.
  const own =
    who?.role === 'customer'
      ? (await apiOf(context).query(LinkOwnerDocument, { id: registrationRequest.id }, { token: who.token }))
          .registrationRequest
      : null;
  return {
    request: registrationRequest,
    product: orderProduct,
    token,
    isOwn: own !== null,
    attempt: crypto.randomUUID(),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs): Promise<AccountAnswer> {
  const form = await request.formData();
  return askForAccount(apiOf(context), subjectOrThrow(params['id']), {
    linkToken: params['id'],
    idempotencyKey: String(form.get('attempt') ?? crypto.randomUUID()),
  });
}

type Request = NonNullable<OrderSuccessResult['registrationRequest']>;
type Product = OrderSuccessResult['orderProduct'];

/** The price and the news of a card are there within seconds; other money takes longer. */
const SOON_MS = 2_000;
const LATER_MS = 15_000;

type Money = 'paid' | 'underWay' | 'transfer' | 'unpaid' | 'unpriced';

/** How far the money is. What is paid for hears of it a moment after the payment. */
function moneyOf({ paidAt }: Request, product: Product): Money {
  if (paidAt !== null) return 'paid';
  if (product === null) return 'unpriced';
  if (isPaid(product)) return 'paid';
  if (product.paymentType === 'TRANSFER') return 'transfer';
  return product.status === 'CHECKOUT_COMPLETED' ? 'underWay' : 'unpaid';
}

/** After the order: its number, what is paid, what comes next and who does it. */
export function Component() {
  const { t, i18n } = useTranslation('checkout');
  const { request, product, token, isOwn, attempt } = useLoaderData<typeof loader>();
  const answer = useActionData() as AccountAnswer | undefined;
  const office = useOfficeName();
  const which = moneyOf(request, product);
  useFresh(request.paidAt === null, which === 'unpaid' || which === 'transfer' ? LATER_MS : SOON_MS);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('success.meta')} />
      <header className={styles.head}>
        <Seal name={request.value} size={132} />
        <div>
          <p className={styles.mark}>{request.value}</p>
          <h1>{t(`success.${which}.title`)}</h1>
          <p>{t(`success.${which}.text`)}</p>
          <p className={styles.number}>
            {t('success.number', {
              number: request.publicId,
              offices: new Intl.ListFormat(i18n.language).format(request.jurisdictions.map(office)),
            })}
          </p>
          {product !== null && (
            <p className={styles.number}>
              {t('success.amount', {
                amount: formatMoney(product.total.amountMinor, product.total.currency, i18n.language),
              })}
            </p>
          )}
          {product !== null && which === 'paid' && <p className={styles.number}>{t('success.invoice')}</p>}
          {product !== null && (which === 'unpaid' || which === 'transfer') && (
            <p className={styles.go}>
              <ButtonLink to={`/product/${product.id}/checkout?link=${token}`} look="accent" size="large">
                {t(which === 'transfer' ? 'return.instructions' : 'success.pay')}
              </ButtonLink>
            </p>
          )}
          {request.paidAt !== null && (
            <p className={styles.go}>
              <ButtonLink to={`/application-draft/${token}`} look="accent" size="large">
                {t('success.draft')}
              </ButtonLink>
            </p>
          )}
          {isOwn && (
            <p className={styles.go}>
              <ButtonLink to={`/portal/order/${request.id}`}>{t('success.order')}</ButtonLink>
            </p>
          )}
        </div>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="next">
          <h2 id="next">{t('success.next')}</h2>
          <Timeline label={t('success.next')} steps={stepsOf(request, which, t)} />
        </section>
        {request.userId === null && !isOwn && (
          <AccountBlock
            attempt={attempt}
            answer={answer}
            look={request.paidAt !== null || which === 'unpaid' || which === 'transfer' ? 'plain' : 'accent'}
          />
        )}
      </div>
    </main>
  );
}

function stepsOf({ orderedAt, paidAt }: Request, money: Money, t: (key: string) => string) {
  const done = orderedAt === null ? 0 : money === 'paid' ? 2 : 1;
  const at: readonly (string | null)[] = [orderedAt, paidAt];
  return (['ordered', 'paid', 'drafted', 'approved', 'filed'] as const).map((step, index) => {
    const moment = at[index];
    return {
      id: step,
      title: t(`success.steps.${step}.title`),
      text: t(`success.steps.${step}.text`),
      state: index < done ? ('done' as const) : index === done ? ('now' as const) : ('expected' as const),
      ...(moment == null ? {} : { meta: <Moment at={moment} style="short" /> }),
    };
  });
}
