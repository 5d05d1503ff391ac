import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FilingCopyView,
  type ShownCopy,
  type ShownPicture,
} from '../../../../domain/draft/filing-copy-view.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { StatusWord } from '../../parts/tops/status-words.js';
import type { DeskMark } from './desk-mark.js';
import { FilingState } from './filing-state.js';
import styles from '../filing.module.css';
import type { OrderPaid } from './order-paid.js';
import { PackageButton } from './package-button.js';
import { Readiness } from './readiness.js';
import { Receipt } from './receipt.js';
import { WayOut } from './way-out.js';

const READY = 'READY_FOR_FILING';
const OVER: readonly string[] = ['FILED', 'RETURNED', 'CANCELLED'];

/** One office: where its mark stands, what is missing, what has been tried, and what can be done now. */
export function OfficeFilings({
  requestId,
  mark,
  copy,
  paid,
  isAsked,
  pictures,
}: {
  requestId: string;
  mark: DeskMark;
  copy: ShownCopy;
  paid: OrderPaid;
  /** The address names this office: it is brought into view. */
  isAsked: boolean;
  pictures: readonly ShownPicture[];
}) {
  const { t } = useTranslation('admin-filing');
  const filings = mark.filings.items;
  const open = filings.find(({ status }) => !OVER.includes(status ?? ''));
  const partnerName = (code: string | null): string | null =>
    mark.filingReadiness?.partners?.find((partner) => partner.code === code)?.name ?? code;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return (
    <section ref={section} className={styles.office} aria-labelledby={`office-${mark.id}`}>
      <header>
        <h2 id={`office-${mark.id}`}>
          {t(`offices:${mark.jurisdiction}`, { defaultValue: mark.jurisdiction ?? '' })}
        </h2>
        <StatusWord table="trademark" status={mark.status} row={mark} />
        {mark.number != null && <span className="mono">{mark.number}</span>}
        <AppLink to={`/trademark/${mark.id}/show`}>{t('openMark')}</AppLink>
      </header>
      <div className={styles.columns}>
        <div className={styles.work}>
          {mark.status === READY && mark.filingReadiness !== null && (
            <Readiness checks={mark.filingReadiness.checks} />
          )}
          {mark.number !== null && <Receipt requestId={requestId} mark={mark} />}
          {copy.offices.length > 0 && (
            <PackageButton markId={mark.id} jurisdiction={mark.jurisdiction ?? ''} />
          )}
          {filings.map((filing) => (
            <FilingState
              key={filing.id}
              requestId={requestId}
              paid={paid}
              filing={{ ...filing, partner: partnerName(filing.partner) }}
            />
          ))}
          {mark.status === READY && open === undefined && (
            <WayOut requestId={requestId} mark={mark} again={filings.length > 0} />
          )}
        </div>
        <FilingCopyView copy={copy} pictures={pictures} />
      </div>
    </section>
  );
}
