import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Revival } from '../../../domain/proof-of-use/revival.js';
import { Day } from '../parts/day.js';
import { EntityStatus, NextStep } from '../parts/entity-status.js';
import { Missing } from '../parts/missing.js';
import { Columns, Loaded, Page } from '../parts/page.js';
import { TrackingTimeline } from '../parts/tracking-timeline.js';
import { OrderLink } from '../parts/ordered-work/order-link.js';
import { useCommand } from '../parts/use-command.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { ProofAnswer } from './parts/proof-answer.js';
import { ProofClasses } from './parts/proof-classes.js';
import { ProofFacts } from './parts/proof-facts.js';
import {
  PortalUseInCommerceDocument,
  PortalUseInCommerceNode,
  VisitUseInCommercePageDocument,
  VisitUseInCommercePageNode,
} from './use-in-commerce.graphql.js';
import { useProofSpecimens } from './use-proof-specimens.js';

/** Proof of use for the office of the United States: class by class what is in use, then the order to file it. */
export function Component() {
  const { t } = useTranslation('portal-trademarks');
  const { id = '' } = useParams();
  const answer = usePortalQuery(PortalUseInCommerceDocument, PortalUseInCommerceNode, { id });
  const visit = useCommand(VisitUseInCommercePageDocument, VisitUseInCommercePageNode);
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
                    <Day on={request.dueDate} due office={request.trademark?.jurisdiction} />
                  </strong>
                </p>
                {request.serviceRequestId !== null && (
                  <OrderLink orderId={request.serviceRequestId} isPaid={request.workReleasedAt !== null} />
                )}
              </NextStep>
              {request.proof.canRevive && (
                <Revival number={request.proof.number} name={request.proof.markName} />
              )}
              <ProofClasses
                classes={request.classes.items}
                open={waits}
                collects={collects}
                specimens={specimens}
              />
              {waits && request.classes.items.length > 0 && (
                <ProofAnswer id={id} open={open} sheet={request.proof} />
              )}
              <Columns>
                <ProofFacts proof={request} />
                <TrackingTimeline entries={request.tracking.items} words={{ Ordered: t('proof.asked') }} />
              </Columns>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
