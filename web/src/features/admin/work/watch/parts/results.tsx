import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../../domain/jurisdiction/office-name.js';
import { dayOf, formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { factsOf } from '../../../parts/records/facts-of.js';
import type { Reader, RecordFacts } from '../../../parts/records/record-facts.js';
import { offersOf } from '../../../parts/records/steps/offers.js';
import { useReader } from '../../../parts/records/use-facts.js';
import { RecordSteps } from '../../../parts/records/steps/record-steps.js';
import type { Hit, Side } from '../../triage/hit.js';
import { NoteDialog } from '../../triage/note-dialog.js';
import { sideOf } from '../../triage/our-side.js';
import { ThreatDialog } from '../../triage/threat-dialog.js';
import type { Means } from '../../triage/means.js';
import { Triage } from '../../triage/triage.js';
import { OppositionDialog } from '../opposition-dialog.js';
import { daysToOppose, hitOf, type Result, type Watch } from '../watch.js';
import styles from '../watch-work.module.css';

interface Props {
  readonly watch: Watch;
  readonly results: readonly Result[];
}

const day = (date: string): string => formatDay(date, 'en', { short: true });

/** What is known of a later mark, in lines. */
function useLines(): (result: Result) => readonly string[] {
  const { t } = useTranslation('admin-watch');
  const officeName = useOfficeName();
  return ({ jurisdiction, applicationNumber, classes, ownerName, filingDate, publicationDate }) =>
    [
      [officeName(jurisdiction), applicationNumber].filter(Boolean).join(' · '),
      classes.length === 0 ? '' : t('classes', { numbers: classes.join(', ') }),
      ownerName ?? '',
      filingDate === null ? '' : t('filed', { day: day(filingDate) }),
      publicationDate === null ? '' : t('published', { day: day(publicationDate) }),
    ].filter((line) => line !== '');
}

/** What the watch found, beside the mark that is watched. */
export function Results({ watch, results }: Props) {
  const { t } = useTranslation('admin-watch');
  const facts = use(factsOf('trademark_monitoring_result'));
  const lines = useLines();
  const officeName = useOfficeName();
  const reader = useReader();
  const { trademark } = watch;
  const ours: Side =
    trademark === null
      ? { name: '–', picture: null, lines: [] }
      : sideOf(trademark, (numbers) => t('classes', { numbers }));
  const resultOf = ({ id }: Hit) => results.find((one) => one.id === id);
  return (
    <section aria-label={t('found')}>
      <Triage
        key={results.length === 0 ? 'none' : 'some'}
        facts={facts}
        field="relevance"
        hits={results.map((result) => hitOf(result, lines(result)))}
        ours={ours}
        means={meansOf({ watch, facts, resultOf, reader, officeName }, t)}
        more={(hit) => {
          const result = resultOf(hit);
          return result === undefined ? null : <MoreOf result={result} hit={hit} />;
        }}
      />
    </section>
  );
}

/** Until when it can be opposed, what the client knows, and what follows from it. */
function MoreOf({ result, hit }: { result: Result; hit: Hit }): ReactNode {
  const { t } = useTranslation('admin-watch');
  const left = daysToOppose(result, dayOf(new Date()));
  const { oppositionEndDate, toldOn, orderedOn, seen, userId, trademarkId, clientVerdict } = result;
  const isOfInterest = hit.verdict !== null && hit.verdict !== 'NOT_RELEVANT';
  return (
    <>
      <p>
        {oppositionEndDate === null || left === undefined
          ? t('opposition.unknown')
          : left < 0
            ? t('opposition.over', { day: day(oppositionEndDate) })
            : t('opposition.left', { day: day(oppositionEndDate), count: left })}
        {' · '}
        {toldOn === null ? t('notNotified') : t('notifiedOn', { day: day(toldOn) })}
        {seen && ` · ${t('seenByClient')}`}
        {orderedOn !== null && ` · ${t('orderedOn', { day: day(orderedOn) })}`}
      </p>
      {clientVerdict !== null && (
        <p>
          {[`${t('verdict.client')}: ${t(`verdict.${clientVerdict}`)}`, result.clientVerdictReason]
            .filter(Boolean)
            .join(' – ')}
          {result.verdictsDiffer === true && (
            <>
              {' '}
              <AppLink to="/admin/watch-queue">{t('verdict.differs')}</AppLink>
            </>
          )}
        </p>
      )}
      <p className={styles.row}>
        {isOfInterest && (
          <RecordSteps
            table="trademark_monitoring_result"
            row={{ ...result, relevance: hit.verdict }}
            only={['notifyMonitoringResult']}
          />
        )}
        {toldOn !== null && userId !== null && (
          <AppLink
            to={`/outgoing_mail?filter=${encodeURIComponent(JSON.stringify({ subjectId: { in: [userId, trademarkId] } }))}`}
          >
            {t('whenItGoes')}
          </AppLink>
        )}
        <AppLink to={`/trademark_monitoring_result/${result.id}/office_action/create`}>{t('letter')}</AppLink>
      </p>
    </>
  );
}

interface Around {
  readonly watch: Watch;
  readonly facts: RecordFacts;
  readonly resultOf: (hit: Hit) => Result | undefined;
  readonly reader: Reader;
  readonly officeName: (code: string) => string;
}

function meansOf(
  { watch, facts, resultOf, reader, officeName }: Around,
  t: (key: 'threat' | 'oppose' | 'note' | 'noteHint') => string,
): readonly Means[] {
  const brandId = watch.trademark?.brandId ?? null;
  const opposing = (hit: Hit) =>
    offersOf(facts, resultOf(hit) ?? hit, reader).steps.find(({ root }) => root === 'orderOpposition');
  return [
    {
      key: 'orderOpposition',
      label: t('oppose'),
      can: (hit) => {
        const left = daysToOppose(resultOf(hit) as Result, dayOf(new Date()));
        return opposing(hit) !== undefined && (left === undefined || left >= 0);
      },
      dialog: (hit, close) => {
        const command = opposing(hit);
        if (command === undefined) return null;
        return (
          <OppositionDialog facts={facts} command={command} row={resultOf(hit) ?? hit} onClose={close} />
        );
      },
    },
    {
      key: 'makeThreat',
      label: t('threat'),
      can: () => brandId !== null && watch.userId !== null,
      dialog: (hit, close) => {
        const result = resultOf(hit);
        if (result === undefined || brandId === null || watch.userId === null) return null;
        return (
          <ThreatDialog
            found={{
              userId: watch.userId,
              brandId,
              platform: officeName(result.jurisdiction),
              link: result.ipoLink,
              seenOn: result.createdAt.slice(0, 10),
              description: [result.markName, result.applicationNumber].filter(Boolean).join(' · '),
            }}
            otherSide={result.ownerName}
            onMade={() => Promise.resolve()}
            onClose={close}
          />
        );
      },
    },
    {
      key: 'note',
      label: t('note'),
      can: () => true,
      dialog: (hit, close) => (
        <NoteDialog
          facts={facts}
          hit={hit}
          field="relevanceNote"
          label={t('note')}
          hint={t('noteHint')}
          onClose={close}
        />
      ),
    },
  ];
}
