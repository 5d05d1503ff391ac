import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { formatDay } from '../../../kit/dates/day.js';
import { Moment } from '../../../kit/dates/moment.js';
import { Extract } from '../../../kit/extract/extract.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { CommandButton } from '../parts/command-button.js';
import { EntityStatus, NextStep } from '../parts/entity-status.js';
import { Ledger } from '../parts/ledger.js';
import { Money } from '../parts/money.js';
import { Missing } from '../parts/missing.js';
import { Columns, Loaded, Page, Section } from '../parts/page.js';
import { TrackingTimeline } from '../parts/tracking-timeline.js';
import { useCommand } from '../parts/use-command.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { PortalServiceOrderDocument, PortalServiceOrderNode } from './portal-service-order.graphql.js';
import { SubmitServiceRequestDocument, SubmitServiceRequestNode } from './submit-service-request.graphql.js';
import {
  WithdrawServiceRequestDocument,
  WithdrawServiceRequestNode,
} from './withdraw-service-request.graphql.js';

const UNPAID: readonly string[] = ['SUBMITTED', 'QUOTED', 'INVOICED'];

/** Of a renewal: the last day of the protection that ends, as it was ordered. */
function lastDayOf(parameters: unknown): string[] {
  const { expirationDate } = (parameters ?? {}) as { readonly expirationDate?: unknown };
  return typeof expirationDate === 'string' ? [expirationDate] : [];
}

/** One order of a service: where it stands, what it costs, what happened. */
export function Component() {
  const { t } = useTranslation('portal-threats');
  const office = useOfficeName();
  const { id = '' } = useParams();
  const answer = usePortalQuery(
    PortalServiceOrderDocument,
    PortalServiceOrderNode,
    { id },
    { pollInterval: 60_000 },
  );
  const submit = useCommand(SubmitServiceRequestDocument, SubmitServiceRequestNode);
  const withdraw = useCommand(WithdrawServiceRequestDocument, WithdrawServiceRequestNode);
  const order = answer.data?.serviceRequest;
  if (order === null) return <Missing />;
  return (
    <Page
      title={
        order === undefined || order === null
          ? t('services.orders')
          : t(`order.named.${order.serviceName}`, { defaultValue: order.serviceName })
      }
      lead={
        order === undefined ? undefined : (
          <>
            <span className="mono">{order.publicId}</span> ·{' '}
            <EntityStatus of="serviceRequest" status={order.status} />
          </>
        )
      }
    >
      <Loaded answer={answer}>
        {({ serviceRequest: shown }) =>
          shown !== null && (
            <>
              <NextStep of="serviceRequest" status={shown.status}>
                {shown.status === 'DRAFT' && (
                  <CommandButton
                    command={submit}
                    variables={{ id }}
                    look="accent"
                    label={t('order.submit')}
                    title={t('order.submitTitle')}
                    confirm={t('order.submit')}
                  >
                    <p>{t('order.submitText')}</p>
                  </CommandButton>
                )}
                {UNPAID.includes(shown.status) && shown.payableProductId !== null && (
                  <ButtonLink to={`/product/${shown.payableProductId}/checkout`} look="accent">
                    {t('order.pay')}
                  </ButtonLink>
                )}
                {UNPAID.includes(shown.status) && shown.partOf === null && (
                  <CommandButton
                    command={withdraw}
                    variables={{ id }}
                    look="danger"
                    label={t('order.withdraw')}
                    title={t('order.withdrawTitle')}
                    confirm={t('order.withdraw')}
                  >
                    <p>{t('order.withdrawText')}</p>
                  </CommandButton>
                )}
              </NextStep>
              {shown.partOf !== null && (
                <p>
                  {t('order.wholeLead')}{' '}
                  <AppLink to={`/portal/service-order/${shown.partOf.id}`}>
                    {t('order.whole', { publicId: shown.partOf.publicId })}
                  </AppLink>
                </p>
              )}
              {shown.marksOfOrder.length > 0 && (
                <Section title={t('order.marks')}>
                  <Ledger
                    label={t('order.marks')}
                    rows={shown.marksOfOrder.map(
                      ({ serviceRequestId, name, number, jurisdiction, status }) => ({
                        id: serviceRequestId,
                        to: `/portal/service-order/${serviceRequestId}`,
                        title: name,
                        text: (
                          <>
                            {office(jurisdiction)} · <span className="mono">{number}</span>
                          </>
                        ),
                        status: <EntityStatus of="serviceRequest" status={status} />,
                      }),
                    )}
                  />
                </Section>
              )}
              <Columns>
                <Section title={t('order.facts')}>
                  <Extract
                    rows={[
                      ...(shown.description === null
                        ? []
                        : [{ label: t('order.description'), value: shown.description }]),
                      ...(shown.trademark === null
                        ? []
                        : [
                            {
                              code: '540',
                              label: t('order.mark'),
                              value: (
                                <AppLink to={`/portal/trademarks/${shown.trademark.id}`}>
                                  {shown.trademark.name}
                                </AppLink>
                              ),
                            },
                          ]),
                      ...lastDayOf(shown.parameters).map((day) => ({
                        code: '180',
                        label: t('order.lastDay'),
                        value: formatDay(day, 'en', { weekday: true }),
                      })),
                      // The price of a mark that was ordered with others is in the price of the whole.
                      ...(shown.partOf !== null
                        ? []
                        : [
                            {
                              label: t('order.price'),
                              value: shown.price === null ? t('order.noPrice') : <Money of={shown.price} />,
                            },
                          ]),
                      { label: t('order.asked'), value: <Moment at={shown.createdAt} style="date" /> },
                    ]}
                  />
                </Section>
                {shown.tracking.items.length > 0 && (
                  <Section title={t('portal:order.timeline')}>
                    <TrackingTimeline entries={shown.tracking.items} />
                  </Section>
                )}
              </Columns>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
