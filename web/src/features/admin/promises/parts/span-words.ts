import { useTranslation } from 'react-i18next';
import { spanOf } from '../../parts/time-left.js';

const MINUTE = 60_000;

/** Minutes in words: `3 h 40 min`, `1 d 4 h`; without sign. */
export function useSpanWords(): (minutes: number) => string {
  const { t } = useTranslation('admin');
  return (minutes) => {
    const parts = spanOf(minutes * MINUTE);
    return t(parts.days > 0 ? 'time.days' : 'time.span', parts);
  };
}
