const keyOf = (orderId: string): string => `order-page.${orderId}`;

/** From which page an order is paid, for this visit: back from the bank one is led there. */
export function rememberOrderPage(orderId: string | null, path: string): void {
  if (orderId === null) return;
  try {
    sessionStorage.setItem(keyOf(orderId), path);
  } catch {
    // Without storage the link of the letter leads back.
  }
}

export function orderPageOf(orderId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(orderId));
  } catch {
    return null;
  }
}
