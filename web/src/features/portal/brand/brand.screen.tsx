import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { Moment } from '../../../kit/dates/moment.js';
import { useToast } from '../../../kit/toast/toast.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { BrandFields, readBrand, useBrandLabels } from '../parts/brand-fields.js';
import { CommandButton } from '../parts/command-button.js';
import { CommandForm } from '../parts/command-form.js';
import { EntityStatus } from '../parts/entity-status.js';
import { Ledger } from '../parts/ledger.js';
import { OrderList } from '../parts/order-list.js';
import { Missing } from '../parts/missing.js';
import { Columns, Empty, Loaded, Page, Section } from '../parts/page.js';
import { useCommand } from '../parts/use-command.js';
import { ThreatStatus } from '../parts/threat-turn.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { WhenScanned } from '../parts/when-scanned.js';
import {
  DeleteBrandDocument,
  DeleteBrandNode,
  PortalBrandDocument,
  PortalBrandNode,
  type PortalBrandResult,
  UpdateBrandDocument,
  UpdateBrandNode,
} from './brand.graphql.js';
import { Assign } from './parts/assign.js';
import { BrandPictures } from './parts/brand-pictures.js';
import { Coverage } from './parts/coverage.js';
import { FindingChart } from './parts/finding-chart.js';

type Brand = NonNullable<PortalBrandResult['brand']>;

const question = (id: string) => [PortalBrandDocument, PortalBrandNode, { id }] as const;

export const ahead = asksAhead(({ params: { id = '' } }) => [question(id)]);

/** One brand and everything that stands under it. */
export function Component() {
  const { t } = useTranslation('portal-brands');
  const { id = '' } = useParams();
  const office = useOfficeName();
  const answer = usePortalQuery(...question(id));
  const brand = answer.data?.brand;
  if (brand === null || brand?.deleted === true) return <Missing />;
  return (
    <Page title={brand?.name ?? t('brand.title')} lead={brand?.businessDescription ?? undefined}>
      <Loaded answer={answer}>
        {({ brand: shown, looseMarks, looseOrders, looseCases, findingMonths, productPictures }) =>
          shown !== null && (
            <>
              <Section title={t('brand.marks')}>
                {shown.trademarks.items.length === 0 ? (
                  <Empty>{t('brand.noMarks')}</Empty>
                ) : (
                  <Ledger
                    label={t('brand.marks')}
                    rows={shown.trademarks.items.map((mark) => ({
                      id: mark.id,
                      to: `/portal/trademarks/${mark.id}`,
                      seal: mark.name,
                      title: mark.alias ?? mark.name,
                      text: office(mark.jurisdiction),
                      status: <EntityStatus of="trademark" status={mark.status} />,
                      end: <span className="mono">{mark.number}</span>,
                    }))}
                  />
                )}
              </Section>
              <Coverage marks={shown.trademarks.items} />
              <Assign
                brand={shown}
                marks={looseMarks.items}
                orders={looseOrders.items}
                cases={looseCases.items}
              />
              {shown.registrationRequests.items.length > 0 && (
                <Section title={t('brand.orders')}>
                  <OrderList orders={shown.registrationRequests.items} />
                </Section>
              )}
              <Columns>
                <Section title={t('brand.monitoring')}>
                  <Subscriptions of={shown} />
                </Section>
                <Section
                  title={t('brand.threats')}
                  aside={
                    <ButtonLink to={`/portal/report-threat?brand=${shown.id}`} size="small">
                      {t('brand.report')}
                    </ButtonLink>
                  }
                >
                  <Threats of={shown} />
                </Section>
              </Columns>
              <FindingChart counts={findingMonths} />
              <BrandPictures brand={shown} pictures={productPictures.items} />
              <Section title={t('brand.edit')}>
                <EditBrand brand={shown} />
              </Section>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Subscriptions({ of }: { of: Brand }) {
  const { t } = useTranslation('portal-brands');
  const { items } = of.brandSubscriptions;
  if (items.length === 0) return <Empty>{t('brand.noMonitoring')}</Empty>;
  return (
    <Ledger
      rows={items.map((subscription) => ({
        id: subscription.id,
        to: `/portal/monitoring/${subscription.id}`,
        title: t(`tier.${subscription.tier}`),
        text: <WhenScanned next={subscription.next.items[0]} last={subscription.last.items[0]} />,
        status: <EntityStatus of="subscription" status={subscription.status} />,
      }))}
    />
  );
}

function Threats({ of }: { of: Brand }) {
  const { t } = useTranslation('portal-brands');
  const { items } = of.cases;
  if (items.length === 0) return <Empty>{t('brand.noThreats')}</Empty>;
  return (
    <Ledger
      rows={items.map((one) => ({
        id: one.id,
        to: `/portal/cases/${one.id}`,
        title: one.caseCounterparty?.primaryName ?? t('brand.unknown'),
        status: <ThreatStatus threat={one} />,
        end: <Moment at={one.createdAt} style="date" />,
      }))}
    />
  );
}

function EditBrand({ brand }: { brand: Brand }) {
  const { t } = useTranslation('portal-brands');
  const toast = useToast();
  const go = useNavigate();
  const update = useCommand(UpdateBrandDocument, UpdateBrandNode, () => toast('success', t('form.saved')));
  const remove = useCommand(DeleteBrandDocument, DeleteBrandNode, () => void go('/portal/brands'));
  const beside = (
    <CommandButton
      command={remove}
      variables={{ id: brand.id }}
      look="danger"
      label={t('delete.button')}
      title={t('delete.title', { name: brand.name })}
      confirm={t('delete.button')}
    >
      <p>{t('delete.text')}</p>
    </CommandButton>
  );
  return (
    <CommandForm
      command={update}
      labels={useBrandLabels()}
      submit={t('form.save')}
      beside={beside}
      read={(form) => ({ id: brand.id, input: readBrand(form), expectedVersion: brand.version })}
    >
      <BrandFields brand={brand} />
    </CommandForm>
  );
}
