import { useTranslation } from 'react-i18next';
import { Moment } from '../../../kit/dates/moment.js';
import { Day } from './day.js';

interface Props {
  readonly next: { readonly deadline: string } | undefined;
  readonly last: { readonly processedTimestamp: string | null } | undefined;
}

/** By when what is being searched is answered, and when it was searched last. */
export function WhenScanned({ next, last }: Props) {
  const { t } = useTranslation('portal-brands');
  const at = last?.processedTimestamp ?? null;
  return (
    <>
      {next === undefined ? (
        t('monitoring.noScan')
      ) : (
        <>
          {t('monitoring.nextScan')} <Day on={next.deadline} due />
        </>
      )}
      {at !== null && (
        <>
          <br />
          {t('monitoring.lastScan')} <Moment at={at} style="date" />
        </>
      )}
    </>
  );
}
