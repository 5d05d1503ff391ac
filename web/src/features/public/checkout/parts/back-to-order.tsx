import { useSession } from '../../../../kit/session/use-session.js';
import { OrderBack } from '../../parts/order-back.js';
import type { Product } from '../use-product.js';

const OF_AN_ORDER: readonly (string | null)[] = ['registration_request', 'additional_order'];

/** The way back to the order that is paid for, for its owner alone, also when they came by its link. */
export function BackToOrder({
  product: { userId, subjectType, subjectId, orderReference },
}: {
  product: Product;
}) {
  const { session } = useSession();
  if (
    userId === null ||
    session?.user.id !== userId ||
    subjectId === null ||
    !OF_AN_ORDER.includes(subjectType)
  )
    return null;
  // What was ordered on top bears the number of the order, a stroke and its own.
  return <OrderBack id={subjectId} number={orderReference?.split('/')[0] ?? ''} />;
}
