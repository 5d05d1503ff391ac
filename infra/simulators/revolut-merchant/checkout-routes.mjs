import { escapeHtml, page, redirect } from '../core/answers.mjs';
import { cardOutcome, DECLINE_REASONS } from './cards.mjs';
import { vendorError } from './vendor-error.mjs';

/**
 * The pages a customer sees: the hosted payment page and the bank's challenge.
 * @param {import('./revolut-merchant.mjs').Merchant} merchant
 * @returns {import('../core/routes.mjs').Routes}
 */
export function checkoutRoutes({ book, customers }) {
  const orderOf = (/** @type {string | undefined} */ token) =>
    [...book.orders.values()].find((order) => order.token === token);
  const challenged = (/** @type {string | undefined} */ id) => {
    for (const order of book.orders.values()) {
      const payment = order.payments.find((one) => one.id === id);
      if (payment !== undefined) return { order, payment };
    }
    return undefined;
  };
  const gone = () => vendorError(404, 'not_found', 'There is no such page');

  return {
    'GET /checkout/:token': ({ params }) => {
      const order = orderOf(params.token);
      return order === undefined ? gone() : checkoutPage(order, '');
    },
    'POST /checkout/:token': ({ params, form }) => {
      const order = orderOf(params.token);
      if (order === undefined) return gone();
      if (order.state !== 'pending')
        return order.redirectUrl === null
          ? checkoutPage(order, `This order is ${order.state}.`)
          : redirect(order.redirectUrl);
      const entered = form();
      const card = entered.get('card') ?? '';
      const reason = entered.get('decline') ?? '';
      const { brand, ...chosen } = cardOutcome(card, order);
      const method = {
        type: entered.get('method') || 'card',
        card_brand: brand,
        card_last_four: card.replace(/\D/g, '').slice(-4),
      };
      const payment = book.pay(order, {
        ...(reason === '' ? chosen : { outcome: 'declined', reason }),
        method,
      });
      if (payment.state === 'authentication_challenge')
        return redirect(`/revolut-merchant/challenge/${payment.id}`);
      if (payment.state === 'declined')
        return checkoutPage(order, `Declined: ${payment.decline_reason}. Another card may work.`);
      if (entered.get('save') === 'on' && order.customerId !== null)
        customers.save(order.customerId, { brand, ...printedOnCard(card, entered.get('expires') ?? '') });
      return order.redirectUrl === null ? checkoutPage(order, 'Paid.') : redirect(order.redirectUrl);
    },
    'GET /challenge/:id': ({ params }) => {
      const found = challenged(params.id);
      if (found === undefined) return gone();
      const buttons = ['pass', 'fail', 'abandon']
        .map((answer) => `<button name="answer" value="${answer}">${answer}</button>`)
        .join(' ');
      return page('Your bank asks whether this is you', `<form method="post">${buttons}</form>`);
    },
    'POST /challenge/:id': ({ params, form }) => {
      const found = challenged(params.id);
      if (found === undefined) return gone();
      const { order, payment } = found;
      book.answerChallenge(order, payment, form().get('answer') ?? 'abandon');
      const done = order.state === 'completed' || order.state === 'authorised';
      return done && order.redirectUrl !== null
        ? redirect(order.redirectUrl)
        : redirect(`/revolut-merchant/checkout/${order.token}`);
    },
  };
}

/**
 * What the vendor lists of a card that is kept.
 * @param {string} number
 * @param {string} expires `MM/YY`
 */
function printedOnCard(number, expires) {
  const digits = number.replace(/\D/g, '');
  const [, month = '12', year = '30'] = /^(\d\d)\/(\d\d)$/.exec(expires) ?? [];
  return {
    bin: digits.slice(0, 6),
    lastFour: digits.slice(-4),
    expiryMonth: Number(month),
    expiryYear: 2000 + Number(year),
  };
}

/**
 * @param {import('./order-book.mjs').Order} order
 * @param {string} message
 */
function checkoutPage(order, message) {
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency: order.currency });
  const shown = amount.format(order.amount / 10 ** (amount.resolvedOptions().maximumFractionDigits ?? 2));
  const declines = DECLINE_REASONS.map((reason) => `<option>${reason}</option>`).join('');
  const methods = ['card', 'apple_pay', 'google_pay', 'revolut_pay']
    .map((method) => `<option>${method}</option>`)
    .join('');
  const form = `<form method="post">
<label>Card number <input name="card" inputmode="numeric" value="4929420573595709" size="20"></label>
<label>Expires <input name="expires" value="12/30" size="5"></label>
<label>Pay with <select name="method">${methods}</select></label>
<label><input type="checkbox" name="save"> Save for later payments</label>
<label>Decline on purpose <select name="decline"><option value="">no, do what the card does</option>${declines}</select></label>
<button>Pay ${escapeHtml(shown)}</button></form>`;
  const back =
    order.redirectUrl === null
      ? ''
      : `<p><a href="${escapeHtml(order.redirectUrl)}">Back to the shop</a></p>`;
  return page(
    `Pay ${shown}`,
    `<p>${escapeHtml(order.description)}</p>${message === '' ? '' : `<p role="status"><strong>${escapeHtml(message)}</strong></p>`}${order.state === 'pending' ? form : ''}${back}`,
  );
}
