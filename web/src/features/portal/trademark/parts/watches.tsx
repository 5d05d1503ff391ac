import { useTranslation } from 'react-i18next';
import { isUnpaid } from '../../../../domain/monitoring/watch-runs.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import type { Mark, Watch } from './mark-of.js';

interface Props {
  readonly mark: Mark;
  readonly watches: readonly Watch[];
  readonly today: string;
  readonly canOrder: boolean;
}

/** The watches of a mark, each with its page, and where another year is ordered. */
export function Watches({ mark, watches, today, canOrder }: Props) {
  const { t } = useTranslation('portal-watch');
  const word = (watch: Watch): string => {
    if (isUnpaid(watch)) return t('mark.unpaid');
    if (watch.dateEnd === null) return t('mark.open');
    const day = formatDay(watch.dateEnd, 'en', { short: true });
    return watch.dateEnd < today ? t('mark.over', { day }) : t('mark.running', { day });
  };
  return (
    <>
      {watches.map((watch) => (
        <p key={watch.id}>
          <AppLink to={`/portal/watch/${watch.id}`}>{word(watch)}</AppLink>
        </p>
      ))}
      {canOrder && (
        <p>
          <ButtonLink to={`/portal/watch-order/${mark.id}`}>{t('mark.order')}</ButtonLink>
        </p>
      )}
    </>
  );
}
