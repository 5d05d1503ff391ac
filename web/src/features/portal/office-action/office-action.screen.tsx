import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OfficeName } from '../../../domain/jurisdiction/office-name.js';
import { waitsForWord } from '../../../domain/office-letter/answer-draft.js';
import { LetterWords } from '../../../domain/office-letter/letter-words.js';
import { formatDay } from '../../../kit/dates/day.js';
import { Day } from '../parts/day.js';
import { EntityStatus, NextStep } from '../parts/entity-status.js';
import { Missing } from '../parts/missing.js';
import { Columns, Loaded, Page, Section } from '../parts/page.js';
import { TrackingTimeline } from '../parts/tracking-timeline.js';
import { OrderLink } from '../parts/ordered-work/order-link.js';
import { useCommand } from '../parts/use-command.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { LetterDraft } from './parts/answer-draft.js';
import { isUnpaid, type Letter } from './parts/letter.js';
import { OtherWays } from './parts/other-ways.js';
import { Questions } from './parts/questions.js';
import { Solutions } from './parts/solutions.js';
import {
  PortalOfficeActionDocument,
  PortalOfficeActionNode,
  VisitOfficeActionPageDocument,
  VisitOfficeActionPageNode,
} from './office-action.graphql.js';

/** One letter of an office: what it says, how it can be answered, and by when. */
export function Component() {
  const { t } = useTranslation('portal-trademarks');
  const { id = '' } = useParams();
  const answer = usePortalQuery(
    PortalOfficeActionDocument,
    PortalOfficeActionNode,
    { id },
    { pollInterval: 60_000 },
  );
  const visit = useCommand(VisitOfficeActionPageDocument, VisitOfficeActionPageNode);
  const letter = answer.data?.officeAction;
  const first = letter?.status === 'KICK_OFF_SENT';
  // The first look ends the reminders; later looks change nothing.
  useEffect(() => {
    if (first) void visit.run({ id });
  }, [first, id]);
  if (letter === null) return <Missing />;
  const title = t('letter.title', { name: letter?.markName ?? '' });
  return (
    <Page
      title={title}
      lead={
        letter?.jurisdiction == null ? undefined : (
          <>
            <OfficeName code={letter.jurisdiction} /> · {t('letter.official')} ·{' '}
            <EntityStatus of="officeAction" status={letter.status} />
          </>
        )
      }
    >
      <Loaded answer={answer}>
        {({ officeAction, viewer }) =>
          officeAction !== null && (
            <>
              <NextStep
                of="officeAction"
                status={officeAction.status}
                answered={isUnpaid(officeAction) || waitsForWord(officeAction)}
                who={isUnpaid(officeAction) || waitsForWord(officeAction) ? 'YOU' : undefined}
              >
                <p>
                  {t('letter.due')}{' '}
                  <strong>
                    <Day on={officeAction.dueDate} due office={officeAction.jurisdiction} />
                  </strong>
                </p>
                {officeAction.serviceRequestId !== null && (
                  <OrderLink orderId={officeAction.serviceRequestId} isPaid={!isUnpaid(officeAction)} />
                )}
              </NextStep>
              <LetterDraft letter={officeAction} />
              <Solutions letter={officeAction} currency={viewer?.profile?.currency} />
              <Questions letter={officeAction} />
              <Columns>
                <Section title={t('office-letter:what')}>
                  <LetterFacts letter={officeAction} />
                </Section>
                <TrackingTimeline entries={officeAction.tracking.items} />
              </Columns>
              <OtherWays letter={officeAction} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function LetterFacts({ letter }: { letter: Letter }) {
  const { t, i18n } = useTranslation('portal-trademarks');
  return (
    <LetterWords
      letter={letter}
      more={[
        ...(letter.filedOn === null
          ? []
          : [{ label: t('letter.filed'), value: formatDay(letter.filedOn, i18n.language) }]),
        ...(letter.outcome === null
          ? []
          : [{ label: t('letter.outcome'), value: t(`letter.outcomes.${letter.outcome}`) }]),
      ]}
    />
  );
}
