import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Extract } from '../../../kit/extract/extract.js';
import { CommandButton } from '../parts/command-button.js';
import { Day } from '../parts/day.js';
import { EntityStatus, NextStep } from '../parts/entity-status.js';
import { Missing } from '../parts/missing.js';
import { Columns, Loaded, Page, Section } from '../parts/page.js';
import { LoadFailed } from '../parts/load-state.js';
import { TrackingTimeline } from '../parts/tracking-timeline.js';
import { useCommand } from '../parts/use-command.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import {
  RequestUseInCommerceAbandonmentDocument,
  RequestUseInCommerceAbandonmentNode,
} from './abandon-use-in-commerce.graphql.js';
import {
  OrderUseInCommerceRequestDocument,
  OrderUseInCommerceRequestNode,
} from './order-use-in-commerce.graphql.js';
import { UseClass } from './parts/use-class.js';
import { PortalUseInCommerceDocument, PortalUseInCommerceNode } from './portal-use-in-commerce.graphql.js';
import { useProofSpecimens } from './use-proof-specimens.js';
import {
  VisitUseInCommercePageDocument,
  VisitUseInCommercePageNode,
} from './visit-use-in-commerce.graphql.js';

/** Proof of use for the office of the United States: class by class what is in use, then the order to file it. */
export function Component() {
  const { t } = useTranslation('portal-trademarks');
  const { id = '' } = useParams();
  const answer = usePortalQuery(PortalUseInCommerceDocument, PortalUseInCommerceNode, { id });
  const visit = useCommand(VisitUseInCommercePageDocument, VisitUseInCommercePageNode);
  const order = useCommand(OrderUseInCommerceRequestDocument, OrderUseInCommerceRequestNode);
  const abandon = useCommand(RequestUseInCommerceAbandonmentDocument, RequestUseInCommerceAbandonmentNode);
  const proof = answer.data?.useInCommerceRequest;
  const specimens = useProofSpecimens(proof?.classes.items.map((one) => one.id) ?? []);
  const open = (proof?.classes.items ?? [])
    .filter(({ decision }) => decision === null)
    .map(({ classNumber }) => classNumber);
  const waits = proof?.status === 'KICK_OFF_SENT';
  // A lawyer who prepares the filing may still ask for a better picture.
  const collects = waits || proof?.status === 'IN_PREPARATION';
  // The first look ends the reminders; later looks change nothing.
  useEffect(() => {
    if (waits) void visit.run({ id });
  }, [waits, id]);
  if (proof === null) return <Missing />;
  return (
    <Page
      title={t('proof.title', { name: proof?.trademark?.name ?? '' })}
      lead={
        proof === undefined ? undefined : (
          <>
            {t(`proof.type.${proof.type}`)} · <EntityStatus of="proof" status={proof.status} />
          </>
        )
      }
    >
      <Loaded answer={answer}>
        {({ useInCommerceRequest: request }) =>
          request !== null && (
            <>
              <NextStep
                of="proof"
                status={waits && request.classes.items.length === 0 ? 'CREATED' : request.status}
                answered={waits && open.length === 0 && request.classes.items.length > 0}
              >
                <p>
                  {t('proof.due')}{' '}
                  <strong>
                    <Day on={request.dueDate} due />
                  </strong>
                </p>
              </NextStep>
              {request.classes.items.length > 0 && (
                <Section title={t('proof.classes')}>
                  {specimens.error !== undefined && (
                    <LoadFailed
                      error={specimens.error}
                      again={specimens.reload}
                      old={specimens.items !== undefined}
                    />
                  )}
                  {request.classes.items.map((one) => (
                    <UseClass
                      key={one.id}
                      of={one}
                      open={waits}
                      collects={collects && specimens.items !== undefined}
                      specimens={
                        specimens.items?.filter(({ useInCommerceRequestClassId: of }) => of === one.id) ?? []
                      }
                      onChanged={specimens.reload}
                    />
                  ))}
                </Section>
              )}
              {waits && request.classes.items.length > 0 && (
                <div>
                  {open.length > 0 ? (
                    <p>{t('proof.open', { count: open.length, classes: open.join(', ') })}</p>
                  ) : (
                    <>
                      <CommandButton
                        command={order}
                        variables={{ id }}
                        look="accent"
                        label={t('proof.order')}
                        title={t('proof.order')}
                        confirm={t('proof.order')}
                      >
                        <p>{t('proof.orderText')}</p>
                      </CommandButton>{' '}
                    </>
                  )}
                  <CommandButton
                    command={abandon}
                    variables={{ id }}
                    look="danger"
                    label={t('proof.abandon')}
                    title={t('proof.abandonTitle')}
                    confirm={t('proof.abandon')}
                  >
                    <p>{t('proof.abandonText')}</p>
                  </CommandButton>
                </div>
              )}
              <Columns>
                <Section title={t('proof.about')}>
                  <Extract
                    rows={[
                      ...(request.trademark?.number == null
                        ? []
                        : [{ code: '210', label: t('fact.number'), value: request.trademark.number }]),
                      { label: t('proof.due'), value: <Day on={request.dueDate} due /> },
                      ...(request.graceEndDate === null
                        ? []
                        : [{ label: t('proof.grace'), value: <Day on={request.graceEndDate} due /> }]),
                      ...(request.remainingExtensionCount === null
                        ? []
                        : [{ label: t('proof.extensions'), value: String(request.remainingExtensionCount) }]),
                      ...(request.filedOn === null
                        ? []
                        : [{ label: t('fact.filed'), value: <Day on={request.filedOn} /> }]),
                    ]}
                  />
                </Section>
                {request.tracking.items.length > 0 && (
                  <Section title={t('portal:order.timeline')}>
                    <TrackingTimeline
                      entries={request.tracking.items}
                      words={{ Ordered: t('proof.asked') }}
                    />
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
