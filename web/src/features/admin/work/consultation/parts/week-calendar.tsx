import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { formatDay } from '../../../../../kit/dates/day.js';
import { zoneWords } from '../../../../../kit/dates/format-moment.js';
import { useSession } from '../../../../../kit/session/use-session.js';
import { ask } from '../../../parts/admin-api.js';
import { Failed } from '../../../parts/failed.js';
import { keyShown, keySpoken } from '../../../parts/keys/desk-keys.js';
import { useDeskKeys } from '../../../parts/keys/use-desk-keys.js';
import type { CommandFacts, RecordFacts, RecordRow } from '../../../parts/records/record-facts.js';
import { CommandDialog } from '../../../parts/records/steps/command-dialog.js';
import { StaffListDocument } from '../../../parts/staff-list.graphql.js';
import { whoIsAdvised, type Talk } from '../talk.js';
import { useWeek, type Week } from '../use-week.js';
import type { Slot } from '../week.js';
import { useSlotWords } from './slot-words.js';
import { WeekTable } from './week-table.js';
import styles from '../consultation.module.css';

interface Props {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
  readonly talk: Talk;
  /** Offers the time, or moves the talk to it. */
  readonly step: CommandFacts;
  /** IANA zone of the client, where it is known. */
  readonly zone: string | undefined;
}

const firstOf = (name: string): string => name.split(' ')[0] ?? name;

/** Colleagues by name; whoever advises is among them or the reader. */
function useColleagues(adviserId: string) {
  const { t } = useTranslation('admin-consultation');
  const { data } = useQuery({ queryKey: ['staff'], queryFn: () => ask(StaffListDocument, {}) });
  const staff = data?.userList.items ?? [];
  const nameOf = (id: string | null): string => {
    const found = staff.find((one) => one.id === id);
    return firstOf(found?.displayName || found?.email || t('week.somebody'));
  };
  return { staff, nameOf, adviser: nameOf(adviserId) };
}

/** The week of whoever advises: what is taken, who is away, and a press or Enter on a free slot offers it to the client. */
export function WeekCalendar({ facts, row, talk, step, zone: theirs }: Props) {
  const { t } = useTranslation('admin-consultation');
  const me = useSession().session?.user.id ?? '';
  const mayChoose = step.root === 'scheduleConsultation';
  const [adviserId, setAdviser] = useState(talk.assignedAdminId ?? me);
  const whose = mayChoose ? adviserId : (talk.assignedAdminId ?? me);
  const { staff, nameOf, adviser } = useColleagues(whose);
  const week = useWeek(talk.id, whose, talk.eventTimestamp);
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useState<Slot>();
  const follows = useRef(false);
  const own = zoneWords(new Date(), 'en');
  const zone = theirs !== undefined && zoneWords(new Date(), 'en', theirs) !== own ? theirs : undefined;
  const client = firstOf(whoIsAdvised(talk));
  const { named, why } = useSlotWords({ adviser, client, zone, nameOf });
  const press = (slot: Slot): void => {
    setSaid(why(slot) ?? '');
    if (slot.state === 'free') setChosen(slot);
  };
  return (
    <section aria-labelledby="talk-week" className={styles.calendar}>
      <WeekHead week={week} follows={follows} />
      {mayChoose && (
        <label className={styles.adviser}>
          {t('week.adviser')}
          <select value={adviserId} onChange={(event) => setAdviser(event.target.value)}>
            {!staff.some(({ id }) => id === adviserId) && <option value={adviserId}>{adviser}</option>}
            {staff.map(({ id, displayName, email }) => (
              <option key={id} value={id}>
                {displayName || email}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={styles.quiet}>
        {zone === undefined
          ? t('week.zone', { zone: own })
          : t('week.zones', { zone: own, theirs: zoneWords(new Date(), 'en', zone), client })}
      </p>
      {week.error !== null && <Failed error={week.error} again={week.refetch} />}
      {week.isLoading && week.error === null && <p role="status">{t('common:loading')}</p>}
      {!week.isLoading && week.clocks.length === 0 && <p>{t('week.closed')}</p>}
      {week.clocks.length > 0 && (
        <WeekTable
          week={week}
          zone={zone}
          client={client}
          nameOf={nameOf}
          named={named}
          onPress={press}
          follows={follows}
        />
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {chosen !== undefined && (
        <CommandDialog
          facts={facts}
          command={step}
          row={{ ...row, eventTimestamp: chosen.at, assignedAdminId: whose }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}

/** Which week it is, and the ways to another one or, on a phone, to another day. */
function WeekHead({ week, follows }: { week: Week; follows: { current: boolean } }) {
  const { t } = useTranslation('admin-consultation');
  const going = (go: (step: 1 | -1) => void, step: 1 | -1) => () => {
    follows.current = true;
    go(step);
  };
  useDeskKeys('workbench', {
    dayBefore: going(week.toDay, -1),
    dayAfter: going(week.toDay, 1),
    weekBefore: going(week.toWeek, -1),
    weekAfter: going(week.toWeek, 1),
  });
  return (
    <div className={styles.head}>
      <h3 id="talk-week">{t('week.title', { day: formatDay(week.monday, 'en') })}</h3>
      <div className={styles.days}>
        <Button size="small" look="quiet" onClick={() => week.toDay(-1)}>
          {t('week.dayBefore')}
        </Button>
        <Button size="small" look="quiet" onClick={() => week.toDay(1)}>
          {t('week.dayAfter')}
        </Button>
      </div>
      <div className={styles.weeks}>
        <Button
          size="small"
          look="quiet"
          aria-keyshortcuts={keySpoken('weekBefore')}
          onClick={() => week.toWeek(-1)}
        >
          {t('week.before')} <kbd aria-hidden="true">{keyShown('weekBefore')}</kbd>
        </Button>
        <Button
          size="small"
          look="quiet"
          aria-keyshortcuts={keySpoken('weekAfter')}
          onClick={() => week.toWeek(1)}
        >
          {t('week.after')} <kbd aria-hidden="true">{keyShown('weekAfter')}</kbd>
        </Button>
      </div>
    </div>
  );
}
