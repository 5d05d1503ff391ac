import { useTranslation } from 'react-i18next';
import { MONITORING_ORDER } from '../../../domain/monitoring/tiers.js';
import { formServices, serviceAddresses } from '../../../domain/service-order/service-addresses.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { CommandButton } from '../parts/command-button.js';
import { Day } from '../parts/day.js';
import { EntityStatus } from '../parts/entity-status.js';
import { Ledger } from '../parts/ledger.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { ServiceOrders } from '../parts/service-orders.js';
import { useCommand } from '../parts/use-command.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import {
  PortalServicesDocument,
  PortalServicesNode,
  ResumeServiceDocument,
  ResumeServiceNode,
} from './services.graphql.js';

const question = () => [PortalServicesDocument, PortalServicesNode, {}] as const;

export const ahead = asksAhead(() => [question()]);

/** Work that was ordered beside registrations: the orders, and what a lawyer does about a threat. */
export function Component() {
  const { t } = useTranslation('portal-threats');
  const answer = usePortalQuery(...question(), { pollInterval: 60_000 });
  return (
    <Page title={t('services.title')} lead={t('services.lead')}>
      <Loaded answer={answer}>
        {({ serviceRequestList, serviceList }) => (
          <>
            {serviceRequestList.items.length + serviceList.items.length === 0 && (
              <Empty action={<ButtonLink to="/portal/trademarks">{t('services.marks')}</ButtonLink>}>
                {t('services.empty')}
              </Empty>
            )}
            {serviceRequestList.items.length > 0 && <ServiceOrders orders={serviceRequestList.items} />}
            <Section title={t('services.catalogue')}>
              <p>{t('services.catalogueLead')}</p>
              <Ledger
                label={t('services.catalogue')}
                rows={[
                  {
                    id: 'monitoring',
                    to: MONITORING_ORDER,
                    title: t('services.monitoring'),
                    text: t('services.monitoringText'),
                  },
                  ...formServices.map((service) => ({
                    id: service,
                    to: serviceAddresses[service],
                    title: t(`order.named.${service}`),
                  })),
                ]}
              />
            </Section>
            {serviceList.items.length > 0 && (
              <Section title={t('services.work')}>
                <Ledger
                  rows={serviceList.items.map((service) => ({
                    id: service.id,
                    title: service.type,
                    text: (
                      <>
                        {service.brand?.name}
                        {service.outcome !== null && <> · {service.outcome}</>}
                      </>
                    ),
                    status: <EntityStatus of="service" status={service.status} />,
                    end:
                      service.deadline === null ? undefined : (
                        <>
                          {t('services.by')} <Day on={service.deadline} />
                        </>
                      ),
                    ...(service.status === 'WAITING_FOR_CLIENT'
                      ? { actions: <Resume id={service.id} /> }
                      : {}),
                  }))}
                />
              </Section>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Resume({ id }: { id: string }) {
  const { t } = useTranslation('portal-threats');
  const resume = useCommand(ResumeServiceDocument, ResumeServiceNode);
  return (
    <CommandButton
      small
      command={resume}
      variables={{ id }}
      label={t('services.resume')}
      title={t('services.resumeTitle')}
      confirm={t('services.resume')}
    >
      <p>{t('services.resumeText')}</p>
    </CommandButton>
  );
}
