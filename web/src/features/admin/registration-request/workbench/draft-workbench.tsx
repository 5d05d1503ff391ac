import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { withTokenOf } from '../../../../domain/sign-in/signed-in-api.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Tabs } from '../../../../kit/tabs/tabs.js';
import { adminSession } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import { AskClient } from './ask-client.js';
import { applicationIn, type DeskApplication, type DeskRequest } from './draft-records.js';
import { goToGap } from './fill-gap.js';
import type { Gap } from './gap-words.js';
import { MissingList } from './missing-list.js';
import { OfficePart } from './office-part.js';
import { SharedPart } from './shared-part.js';
import { TopLine } from './top-line.js';
import { useDeskDraft, WorkbenchProvider } from './workbench-context.js';
import styles from './workbench.module.css';

/** While it is written; later it is read only. */
const WRITTEN: readonly string[] = ['ORDER_CREATED', 'READY_FOR_DRAFTING'];

/** The draft as the head of the page fills it. */
export interface FillableDraft {
  /** Shows the office that lacks it, and its field. */
  readonly fill: (gap: Gap) => void;
}

/** From the paid order to the draft that the client reads: everything is written here, and kept as it is written. */
export function DraftWorkbench({ id, ref }: { id: string; ref?: Ref<FillableDraft> }) {
  const { t } = useTranslation('admin-draft');
  const { query, now, reread } = useDeskDraft(id);
  const [words, setWords] = useState<string>();
  // What client and lawyer share asks with the token of whoever is signed in here.
  useEffect(() => withTokenOf(() => adminSession().token()), []);
  const { data, error } = query;
  const request = data?.registrationRequest;
  const application = applicationIn(data);
  return (
    <section className={styles.bench} aria-labelledby="draft">
      <h2 id="draft">{t('title')}</h2>
      {error !== null && <Failed error={error} again={() => void reread()} />}
      {data !== undefined && request != null && application === undefined && <p>{t('none')}</p>}
      {data !== undefined && request != null && application !== undefined && (
        <WorkbenchProvider
          value={{
            requestId: id,
            data,
            now,
            reread,
            open: WRITTEN.includes(request.status ?? ''),
            askClient: setWords,
          }}
        >
          {data.filingCopy.sealedAt !== null && (
            <p>
              {t('sealed')} <Moment at={data.filingCopy.sealedAt} />
            </p>
          )}
          {request.postponedUntil !== null && (
            <p>{t('postponed', { day: formatDay(request.postponedUntil, 'en') })}</p>
          )}
          {!WRITTEN.includes(request.status ?? '') && (
            <p className={styles.hint}>
              {t([`bench.readOnly.${request.status ?? ''}`, 'bench.readOnly.sealed'])}
            </p>
          )}
          <Parts ref={ref} request={request} application={application} />
          <AskClient
            requestId={id}
            userId={request.userId}
            words={words}
            onClose={() => setWords(undefined)}
          />
        </WorkbenchProvider>
      )}
    </section>
  );
}

function Parts({
  request,
  application,
  ref,
}: {
  request: DeskRequest;
  application: DeskApplication;
  ref?: Ref<FillableDraft> | undefined;
}) {
  const { t } = useTranslation('admin-draft');
  const name = useOfficeName();
  const offices = application.jurisdictions.items;
  const [chosen, setChosen] = useState(offices[0]?.id ?? '');
  const office = offices.find(({ id }) => id === chosen) ?? offices[0];
  const choose = (id: string | undefined): void => {
    if (id === undefined) return;
    setChosen(id);
    document.querySelector<HTMLElement>(`#tab-${id}`)?.focus();
  };
  const [asked, setAsked] = useState<{ readonly gap: Gap }>();
  const fill = (gap: Gap): void => {
    const there = offices.find(({ jurisdiction }) => jurisdiction === gap.jurisdiction);
    if (there !== undefined) setChosen(there.id);
    setAsked({ gap });
  };
  useImperativeHandle(ref, () => ({ fill }));
  // Once the office it is about stands there.
  useEffect(() => {
    if (asked !== undefined) goToGap(asked.gap);
  }, [asked]);
  const key = (at: number) => (offices[at] === undefined ? undefined : () => choose(offices[at]?.id));
  useDeskKeys('workbench', {
    office1: key(0),
    office2: key(1),
    office3: key(2),
    office4: key(3),
    office5: key(4),
    office6: key(5),
    office7: key(6),
    office8: key(7),
    office9: key(8),
  });
  const openAt = (code: string): number =>
    request.draftGaps.filter(({ jurisdiction }) => jurisdiction === code).length;
  return (
    <>
      <TopLine request={request} />
      <MissingList gaps={request.draftGaps} onFill={fill} />
      <SharedPart request={request} application={application} />
      {office !== undefined && (
        <Tabs
          label={t('bench.offices')}
          chosen={office.id}
          onChoose={setChosen}
          tabs={offices.map(({ id, jurisdiction }) => ({
            id,
            title: `${name(jurisdiction)} · ${openAt(jurisdiction) === 0 ? t('bench.complete') : t('bench.open', { count: openAt(jurisdiction) })}`,
          }))}
        >
          <OfficePart key={office.id} request={request} application={application} office={office} />
        </Tabs>
      )}
    </>
  );
}
