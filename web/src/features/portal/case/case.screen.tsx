import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ButtonLink } from '../../../kit/button/button.js';
import { Moment } from '../../../kit/dates/moment.js';
import { Extract } from '../../../kit/extract/extract.js';
import { Field } from '../../../kit/form/field.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { CommandButton } from '../parts/command-button.js';
import { CommandForm } from '../parts/command-form.js';
import { Missing } from '../parts/missing.js';
import { Columns, Loaded, Page, Section } from '../parts/page.js';
import { OrderLink } from '../parts/ordered-work/order-link.js';
import { ThreatNext, ThreatStatus, unpaidSolution } from '../parts/threat-turn.js';
import { TrackingTimeline } from '../parts/tracking-timeline.js';
import { useCommand } from '../parts/use-command.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { CaseLetters, isToApprove } from './parts/case-letters.js';
import { isToSay, Objections } from './parts/objections.js';
import { Evidence } from './parts/evidence.js';
import { PlatformReports } from './parts/platform-reports.js';
import {
  PortalCaseDocument,
  PortalCaseNode,
  type PortalCaseResult,
  ReopenCaseDocument,
  ReopenCaseNode,
  RestoreCaseDocument,
  RestoreCaseNode,
} from './case.graphql.js';

type Threat = NonNullable<PortalCaseResult['case']>;

const question = (id: string) => [PortalCaseDocument, PortalCaseNode, { id }] as const;

export const ahead = asksAhead(({ params: { id = '' } }) => [question(id)]);

/** One threat: who, what was seen, what is done about it. */
export function Component() {
  const { t } = useTranslation('portal-threats');
  const { id = '' } = useParams();
  const answer = usePortalQuery(...question(id), { pollInterval: 60_000 });
  const threat = answer.data?.case;
  if (threat === null) return <Missing />;
  return (
    <Page
      title={threat?.caseCounterparty?.primaryName ?? t('case.unknown')}
      lead={
        threat === undefined ? undefined : (
          <>
            <ThreatStatus threat={threat} />
            {threat.brand !== null && (
              <>
                {' '}
                · <AppLink to={`/portal/brands/${threat.brand.id}`}>{threat.brand.name}</AppLink>
              </>
            )}
          </>
        )
      }
    >
      <Loaded answer={answer}>
        {({ case: shown }) =>
          shown !== null && (
            <>
              <Next threat={shown} />
              <Objections objections={shown.objections.items} />
              <CaseLetters letters={shown.letters.items} />
              <Evidence findings={shown.infringements.items} captures={shown.evidenceCaptures.items} />
              <PlatformReports reports={shown.platformReports.items} />
              <Columns>
                <Section title={t('case.counterparty')}>
                  <Facts of={shown} />
                </Section>
                <TrackingTimeline entries={shown.tracking.items} words={{ Reopened: t('again.reopened') }} />
              </Columns>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** What follows, with one filled button: the letter or our question has it, then the payment, then the steps. */
function Next({ threat }: { threat: Threat }) {
  const { t } = useTranslation('portal-threats');
  const toApprove = threat.letters.items.some(isToApprove) || threat.objections.items.some(isToSay);
  const unpaid = toApprove ? undefined : unpaidSolution(threat);
  return (
    <ThreatNext threat={threat}>
      {unpaid !== undefined && unpaid.serviceRequestId !== null && (
        <>
          <OrderLink orderId={unpaid.serviceRequestId} isPaid={false} />{' '}
        </>
      )}
      {threat.solutions.items.length > 0 && (
        <ButtonLink
          to={`/portal/solution-center/${threat.id}`}
          look={toApprove || unpaid !== undefined ? 'plain' : 'accent'}
        >
          {t('case.steps')}
        </ButtonLink>
      )}
      <Again threat={threat} />
    </ThreatNext>
  );
}

function Facts({ of }: { of: Threat }) {
  const { t } = useTranslation('portal-threats');
  const other = of.caseCounterparty;
  return (
    <Extract
      rows={[
        { label: t('case.name'), value: other?.primaryName ?? t('case.unknown') },
        ...(other === null || other.aliases.length === 0
          ? []
          : [{ label: t('case.aliases'), value: other.aliases.join(', ') }]),
        ...(other === null || other.websites.length === 0
          ? []
          : [{ label: t('case.websites'), value: other.websites.join(', ') }]),
        ...(other?.whitelisted === true
          ? [{ label: t('case.whitelist'), value: t('case.whitelisted') }]
          : []),
        ...(of.relevance === null
          ? []
          : [{ label: t('case.relevance'), value: t(`relevance.${of.relevance}`) }]),
        ...(of.outcome === null
          ? []
          : [
              {
                label: t('case.outcome'),
                value: (
                  <>
                    {t(`outcome.${of.outcome}`)}
                    {of.outcomeNote !== null && (
                      <>
                        <br />
                        {of.outcomeNote}
                      </>
                    )}
                  </>
                ),
              },
            ]),
        { label: t('case.since'), value: <Moment at={of.createdAt} style="date" /> },
      ]}
    />
  );
}

/** What was closed or left alone can be taken up again. */
function Again({ threat }: { threat: Threat }) {
  const { t } = useTranslation('portal-threats');
  const reopen = useCommand(ReopenCaseDocument, ReopenCaseNode);
  const restore = useCommand(RestoreCaseDocument, RestoreCaseNode);
  if (threat.status === 'DISMISSED')
    return (
      <CommandButton
        command={restore}
        variables={{ id: threat.id }}
        label={t('again.restore')}
        title={t('again.restoreTitle')}
        confirm={t('again.restore')}
      >
        <p>{t('again.restoreText')}</p>
      </CommandButton>
    );
  if (threat.status !== 'RESOLVED') return null;
  return (
    <details>
      <summary>{t('again.reopen')}</summary>
      <CommandForm
        command={reopen}
        labels={{ reason: t('again.reason') }}
        submit={t('again.reopen')}
        read={(form) => ({ id: threat.id, input: { reason: String(form.get('reason') ?? '') } })}
      >
        <Field name="reason" label={t('again.reason')}>
          {(control) => <textarea {...control} />}
        </Field>
      </CommandForm>
    </details>
  );
}
