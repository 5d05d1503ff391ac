import { useTranslation } from 'react-i18next';
import type { ProofAnswer } from '../use-in-commerce.action.js';

/** Why something was refused, in a sentence for this page; undefined where nothing was, or the fields say it. */
export function useRefused(answer: ProofAnswer | undefined): string | undefined {
  const { t } = useTranslation('portal-proof');
  const message = answer?.message;
  return message === undefined
    ? undefined
    : t([`refused.${message.replace('refusal.', '')}`, `common:${message}`, 'common:refusal.OTHER']);
}
