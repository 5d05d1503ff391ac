import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { keyShown, keySpoken, type KeyName } from '../../parts/keys/desk-keys.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import { ThreatDialog } from '../../work/triage/threat-dialog.js';
import styles from '../scan-queue.module.css';
import { useAskedAhead, useSellerFindings } from './asked-ahead.js';
import { nameOf, REASONS, type Finding, type Reason } from './finding.js';
import { OwnWords } from './own-words.js';
import { SideBySide } from './side-by-side.js';
import { useQueue, type Notice } from './use-queue.js';

interface Props {
  readonly findings: readonly Finding[];
  /** All that wait, also those that were not read. */
  readonly waiting: number;
  readonly more: (() => void) | undefined;
  readonly reread: () => void;
}

/** One finding beside the brand; a key decides it and brings the next. */
export function Queue({ findings, waiting, more, reread }: Props) {
  const { t } = useTranslation('admin-scan-queue');
  const queue = useQueue({ findings, more, reread });
  useAskedAhead(queue.next);
  useDeskKeys('scanQueue', { takeBack: queue.undo });
  return (
    <>
      <p role="status">{t('progress', { count: Math.max(0, waiting - queue.done) })}</p>
      <Notices notices={queue.notices} close={queue.close} />
      {queue.now === undefined ? (
        <>
          <p>{t('nothing')}</p>
          <p className={styles.row}>
            <Button onClick={reread}>{t('lookAgain')}</Button>
            {queue.undo !== undefined && <Key name="takeBack" label={t('takeBack')} press={queue.undo} />}
          </p>
        </>
      ) : (
        <Judged key={queue.now.id} finding={queue.now} queue={queue} />
      )}
    </>
  );
}

type Asking = 'reason' | 'sellerReason' | 'own' | 'ownReason' | 'sellerOwnReason' | 'threat';

function Judged({ finding, queue }: { finding: Finding; queue: ReturnType<typeof useQueue> }) {
  const { t } = useTranslation('admin-scan-queue');
  const [asking, setAsking] = useState<Asking>();
  const ofSeller = useSellerFindings(finding);
  const whole = ofSeller !== undefined && ofSeller.items.length > 1 ? ofSeller.items : undefined;
  const isWhole = asking === 'sellerReason' || asking === 'sellerOwnReason';
  const dismiss = (reason: Reason, note: string | null = null): void =>
    queue.decide({ kind: 'dismiss', reason, note }, isWhole ? whole : undefined);
  const choose = (reason: Reason): void => {
    if (reason === 'OTHER_REASON') setAsking(isWhole ? 'sellerOwnReason' : 'ownReason');
    else dismiss(reason);
  };
  const choosing = asking === 'reason' || asking === 'sellerReason';
  const number = (index: number) => {
    const reason = REASONS[index];
    return choosing && reason !== undefined ? () => choose(reason) : undefined;
  };
  const escalate = (verdict: 'MEDIUM' | 'HIGH') => () => queue.decide({ kind: 'escalate', verdict });
  const canThreat = finding.userId !== null && finding.brandId !== null;
  useDeskKeys('scanQueue', {
    escalateFinding: escalate('MEDIUM'),
    escalateHigh: escalate('HIGH'),
    dismissOne: () => setAsking('reason'),
    dismissSeller: whole === undefined ? undefined : () => setAsking('sellerReason'),
    whitelistSeller: () => setAsking('own'),
    threatOfFinding: canThreat ? () => setAsking('threat') : undefined,
    ...Object.fromEntries(REASONS.map((_, index) => [`reason${index + 1}`, number(index)])),
    following: queue.go(1),
    preceding: queue.go(-1),
    clear: asking === undefined ? undefined : () => setAsking(undefined),
  });
  return (
    <>
      <SideBySide finding={finding} ofSeller={ofSeller?.totalCount} />
      <div className={styles.row} role="group" aria-label={t('decide')}>
        <Key name="dismissOne" label={t('dismiss')} press={() => setAsking('reason')} />
        {whole !== undefined && (
          <Key
            name="dismissSeller"
            label={t('dismissSeller', { count: whole.length })}
            press={() => setAsking('sellerReason')}
          />
        )}
        <Key name="whitelistSeller" label={t('own')} press={() => setAsking('own')} />
        <Key name="escalateFinding" label={t('matters')} press={escalate('MEDIUM')} />
        <Key name="escalateHigh" label={t('mattersMuch')} press={escalate('HIGH')} />
        {canThreat && <Key name="threatOfFinding" label={t('threat')} press={() => setAsking('threat')} />}
        {queue.undo !== undefined && <Key name="takeBack" label={t('takeBack')} press={queue.undo} />}
      </div>
      {choosing && (
        <div className={styles.row} role="group" aria-label={t('why')}>
          {REASONS.map((reason, index) => (
            <Button key={reason} size="small" onClick={() => choose(reason)}>
              <kbd aria-hidden="true">{index + 1}</kbd> {t(`reason.${reason}`)}
            </Button>
          ))}
        </div>
      )}
      {(asking === 'ownReason' || asking === 'sellerOwnReason') && (
        <OwnWords
          label={t('ownReason')}
          needed
          send={(note) => dismiss('OTHER_REASON', note)}
          leave={() => setAsking(undefined)}
        />
      )}
      {asking === 'own' && (
        <OwnWords
          label={t('whose', { name: finding.seller ?? nameOf(finding) })}
          send={(note) => queue.decide({ kind: 'whitelist', note })}
          leave={() => setAsking(undefined)}
        />
      )}
      {asking === 'threat' && <Threat finding={finding} queue={queue} close={() => setAsking(undefined)} />}
    </>
  );
}

interface ThreatProps {
  readonly finding: Finding;
  readonly queue: ReturnType<typeof useQueue>;
  readonly close: () => void;
}

function Threat({ finding, queue, close }: ThreatProps) {
  const { userId, brandId, lastTaskId, platform, website, seenDate, description, document } = finding;
  if (userId === null || brandId === null) return null;
  return (
    <ThreatDialog
      found={{
        userId,
        brandId,
        ...(lastTaskId === null ? {} : { brandMonitoringTaskId: lastTaskId }),
        platform,
        link: website,
        seenOn: seenDate,
        description: description ?? platform,
        ...(document === null ? {} : { documentId: document.id }),
      }}
      otherSide={finding.otherSide ?? finding.seller}
      onMade={(caseId) => {
        queue.decide({ kind: 'escalate', verdict: 'HIGH', caseId });
        return Promise.resolve();
      }}
      onClose={close}
    />
  );
}

function Key({ name, label, press }: { name: KeyName; label: string; press: () => void }) {
  return (
    <Button size="small" aria-keyshortcuts={keySpoken(name)} onClick={press}>
      {label} <kbd aria-hidden="true">{keyShown(name)}</kbd>
    </Button>
  );
}

function Notices({ notices, close }: { notices: readonly Notice[]; close: (id: string) => void }) {
  const { t } = useTranslation('admin-scan-queue');
  return notices.map(({ id, name, text }) => (
    <div key={id} role="alert" className={styles.notice}>
      <span>
        <strong>{name}</strong> {text}
      </span>
      <a href={`/brand_monitoring_finding/${id}/show`} target="_blank" rel="noreferrer">
        {t('openIt')} <span aria-hidden="true">↗</span>
      </a>
      <Button size="small" look="quiet" onClick={() => close(id)}>
        {t('close')}
      </Button>
    </div>
  ));
}
