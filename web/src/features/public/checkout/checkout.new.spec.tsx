import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { beginVisit, product, sentAs, show } from '../../../../testing/checkout-page.js';

beforeEach(beginVisit);
afterEach(cleanup);

/** Answers nothing so often, then the product: it is made by another service than the one that took the order. */
function madeAfter(times: number) {
  let asked = 0;
  return { ProductToPay: () => ({ product: (asked += 1) > times ? product : null }) };
}

describe('the payment of an order that was sent a moment ago', () => {
  it('is waited for and shown once it is priced', async () => {
    show({ product }, { isNew: true, answers: madeAfter(2) });
    expect(await screen.findByRole('button', { name: /€1,379.40/ }, { timeout: 30_000 })).toBeInTheDocument();
    expect(sentAs('ProductToPay')).toHaveLength(3);
  });

  it('is not waited for where the page was opened otherwise', async () => {
    show({ product }, { answers: madeAfter(1) });
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Payment');
    expect(screen.queryByRole('button', { name: /€1,379.40/ })).toBeNull();
    expect(sentAs('ProductToPay')).toHaveLength(1);
  });
});
