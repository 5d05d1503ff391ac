import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { dayOf, daysBetween, formatDay } from '../../../../kit/dates/day.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { Field } from '../../../../kit/form/field.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import styles from '../watch-queue.module.css';
import { useQueue, type Waiting } from './use-queue.js';

/** Why most results are left out, each under its number. */
const REASONS = ['otherGoods', 'otherName', 'weakPart', 'otherMarket'] as const;

interface Props {
  readonly results: readonly Waiting[];
  /** All that wait, also those that were not read. */
  readonly waiting: number;
  readonly reread: () => void;
}

/** One result beside our client’s mark; a key judges it and brings the next. */
export function Queue({ results, waiting, reread }: Props) {
  const { t } = useTranslation('admin-watch');
  const { now, done, relevant, dismiss, whitelist, skip, undo } = useQueue({ results, reread });
  const [asking, setAsking] = useState<'dismiss' | 'whitelist'>();
  const dismissFor = (reason: string): void => {
    setAsking(undefined);
    dismiss(reason);
  };
  const reason = (index: number) =>
    asking === 'dismiss' ? () => dismissFor(t(`queue.reason.${REASONS[index] ?? 'otherGoods'}`)) : undefined;
  const canWhitelist = now !== undefined && now.ownerName !== null;
  useDeskKeys('watchQueue', {
    judgeRelevant: now === undefined ? undefined : () => relevant('MEDIUM'),
    judgeHigh: now === undefined ? undefined : () => relevant('HIGH'),
    judgeNot: now === undefined ? undefined : () => setAsking('dismiss'),
    whitelistOwner: canWhitelist ? () => setAsking('whitelist') : undefined,
    judgeBack: undo,
  });
  useDeskKeys('triage', {
    judge1: reason(0),
    judge2: reason(1),
    judge3: reason(2),
    judge4: reason(3),
    next: now === undefined ? undefined : skip,
    clear: asking === undefined ? undefined : () => setAsking(undefined),
  });
  const takeBack = undo !== undefined && (
    <Button look="quiet" onClick={undo}>
      {t('queue.takeBack')}
    </Button>
  );
  if (now === undefined)
    return (
      <>
        <p role="status">{t('queue.nothing')}</p>
        {takeBack}
      </>
    );
  return (
    <>
      <p role="status">{t('queue.progress', { count: Math.max(0, waiting - done) })}</p>
      {now.verdictsDiffer === true && <Differing result={now} />}
      <Sides result={now} />
      <div className={styles.row}>
        <Button onClick={() => relevant('MEDIUM')}>{t('queue.relevant')}</Button>
        <Button onClick={() => relevant('HIGH')}>{t('queue.high')}</Button>
        <Button onClick={() => setAsking('dismiss')}>{t('queue.not')}</Button>
        {canWhitelist && <Button onClick={() => setAsking('whitelist')}>{t('queue.whitelist')}</Button>}
        <Button onClick={skip}>{t('queue.skip')}</Button>
        {takeBack}
      </div>
      {asking === 'dismiss' && (
        <div className={styles.row} role="group" aria-label={t('queue.why')}>
          {REASONS.map((one, index) => (
            <Button key={one} onClick={() => dismissFor(t(`queue.reason.${one}`))}>
              {index + 1} {t(`queue.reason.${one}`)}
            </Button>
          ))}
        </div>
      )}
      {asking !== undefined && (
        <OwnWords
          key={`${asking} ${now.id}`}
          label={t(asking === 'dismiss' ? 'queue.ownReason' : 'queue.whitelistWhy', {
            name: now.ownerName ?? '',
          })}
          send={(words) => {
            setAsking(undefined);
            if (asking === 'dismiss') dismiss(words);
            else whitelist(words);
          }}
          leave={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

/** A reason in one's own words; the client reads it. */
function OwnWords({
  label,
  send,
  leave,
}: {
  label: string;
  send: (words: string) => void;
  leave: () => void;
}) {
  const { t } = useTranslation('admin-watch');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const words = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
        if (words !== '') send(words);
      }}
    >
      <Field name="reason" label={label} hint={t('queue.read')}>
        {(control) => (
          <input {...control} maxLength={2000} onKeyDown={({ key }) => key === 'Escape' && leave()} />
        )}
      </Field>
      <Button type="submit">{t('queue.send')}</Button>
    </form>
  );
}

/** The client sees it otherwise than the lawyer who judged it: judged again, in whatever way, it is answered. */
function Differing({ result }: { result: Waiting }) {
  const { t } = useTranslation('admin-watch');
  const { relevance, relevanceNote, clientVerdict, clientVerdictReason } = result;
  if (relevance === null || clientVerdict === null) return null;
  return (
    <section aria-label={t('verdict.differ')} className={styles.differing}>
      <h2>{t('verdict.differ')}</h2>
      <Extract
        rows={[
          {
            label: t('verdict.client'),
            value: [t(`verdict.${clientVerdict}`), clientVerdictReason].filter(Boolean).join(': '),
          },
          {
            label: t('verdict.lawyer'),
            value: [t(`verdict.${relevance}`), relevanceNote].filter(Boolean).join(': '),
          },
        ]}
      />
      <p>{t('verdict.again')}</p>
    </section>
  );
}

/** Ours and theirs, what they share, and until when it can be opposed. */
function Sides({ result }: { result: Waiting }) {
  const { t } = useTranslation('admin-watch');
  const office = useOfficeName();
  const { trademark: ours, scores, oppositionEndDate: last } = result;
  const shared = result.classes.filter((one) => ours?.classes.includes(one));
  const day = (date: string): string => formatDay(date, 'en', { short: true });
  const left = last === null ? 0 : daysBetween(dayOf(new Date()), last);
  return (
    <>
      <div className={styles.sides}>
        <section aria-label={t('queue.ours')}>
          <h2>{ours?.name ?? '–'}</h2>
          <Extract
            rows={[
              { label: t('queue.office'), value: ours === null ? '–' : office(ours.jurisdiction) },
              { label: t('queue.number'), value: ours?.number ?? '–' },
              { label: t('queue.classes'), value: ours?.classes.join(', ') ?? '–' },
            ]}
          />
        </section>
        <section aria-label={t('queue.theirs')}>
          <h2>{result.markName}</h2>
          <Extract
            rows={[
              { label: t('queue.office'), value: office(result.jurisdiction) },
              { label: t('queue.number'), value: result.applicationNumber ?? '–' },
              { label: t('queue.classes'), value: result.classes.join(', ') },
              { label: t('queue.owner'), value: result.ownerName ?? '–' },
              { label: t('queue.filed'), value: result.filingDate === null ? '–' : day(result.filingDate) },
            ]}
          />
          {result.ipoLink !== null && (
            <p>
              <a href={result.ipoLink} rel="noreferrer" target="_blank">
                {t('queue.register')}
              </a>
            </p>
          )}
        </section>
      </div>
      <p>{shared.length === 0 ? t('queue.noShared') : t('queue.shared', { classes: shared.join(', ') })}</p>
      {scores !== null && <p>{t('queue.scores', { ...scores })}</p>}
      <p>
        {last === null
          ? t('opposition.unknown')
          : left < 0
            ? t('opposition.over', { day: day(last) })
            : t('opposition.left', { day: day(last), count: left })}
      </p>
    </>
  );
}
