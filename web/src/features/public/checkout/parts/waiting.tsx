import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import type { ProductState } from '../use-product.js';

/** While there is nothing to show yet, or nothing at all. */
export function Waiting({ state, onRetry }: { state: ProductState['is']; onRetry: () => void }) {
  const { t } = useTranslation('checkout');
  const which = state === 'missing' || state === 'failed' ? state : 'loading';
  return (
    <div role="status">
      <h1>{t(`waiting.${which}.title`)}</h1>
      <p>{t(`waiting.${which}.text`)}</p>
      {which === 'failed' && (
        <Button type="button" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      )}
    </div>
  );
}
