import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../kit/button/button.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { BrandFields, readBrand, useBrandLabels } from '../parts/brand-fields.js';
import { CommandForm } from '../parts/command-form.js';
import { EntityStatus } from '../parts/entity-status.js';
import { Ledger } from '../parts/ledger.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { useBrandChoice } from '../parts/use-brand-choice.js';
import { useCommand } from '../parts/use-command.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { WhenScanned } from '../parts/when-scanned.js';
import {
  CreateBrandDocument,
  CreateBrandNode,
  PortalBrandsDocument,
  PortalBrandsNode,
  type PortalBrandsResult,
} from './brands.graphql.js';

type Listed = PortalBrandsResult['brandList']['items'][number];

const question = () => [PortalBrandsDocument, PortalBrandsNode, {}] as const;

export const ahead = asksAhead(() => [question()]);

/** All brands, each with what stands under it; and a place for what stands under none. */
export function Component() {
  const { t } = useTranslation('portal-brands');
  const [adding, setAdding] = useState(false);
  const { selected, unassigned, unassignedCount } = useBrandChoice();
  const answer = usePortalQuery(...question(), { pollInterval: 60_000 });
  return (
    <Page
      title={t('list.title')}
      lead={t('list.lead')}
      actions={
        <Button look="accent" aria-expanded={adding} onClick={() => setAdding(!adding)}>
          {t('list.add')}
        </Button>
      }
    >
      {adding && (
        <Section title={t('list.add')}>
          <NewBrand />
        </Section>
      )}
      <Loaded answer={answer}>
        {({ brandList }) => (
          <>
            {brandList.items.length === 0 && <Empty>{t('list.empty')}</Empty>}
            {brandList.items.length > 0 && (
              <Ledger
                label={t('list.title')}
                rows={brandList.items.map((brand) => {
                  const offices = [
                    ...new Set(brand.trademarks.items.map(({ jurisdiction }) => jurisdiction)),
                  ].join(', ');
                  const subscription = brand.brandSubscriptions.items[0];
                  return {
                    id: brand.id,
                    to: `/portal/brands/${brand.id}`,
                    seal: brand.name,
                    title: (
                      <>
                        {brand.name}
                        {brand.id === selected && (
                          <span className="visually-hidden"> {t('list.selected')}</span>
                        )}
                      </>
                    ),
                    text: <BrandFacts of={brand} />,
                    status:
                      subscription === undefined ? undefined : (
                        <>
                          <span>{t(`tier.${subscription.tier}`)}</span>{' '}
                          <EntityStatus of="subscription" status={subscription.status} />
                        </>
                      ),
                    end: (
                      <>
                        {t('list.marks', { count: brand.trademarks.totalCount })}
                        {offices !== '' && ` (${offices})`}
                        <br />
                        {t('list.threats', { count: brand.cases.totalCount })}
                      </>
                    ),
                  };
                })}
              />
            )}
            {unassigned !== undefined && (
              <p>
                {t('list.unassigned', { count: unassignedCount })}{' '}
                {brandList.items[0] !== undefined && (
                  <AppLink to={`/portal/brands/${brandList.items[0].id}?assign=true`}>
                    {t('list.assign')}
                  </AppLink>
                )}
              </p>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Where it is sold, and when its monitoring looks. */
function BrandFacts({ of: { websites, brandSubscriptions } }: { of: Listed }) {
  const subscription = brandSubscriptions.items[0];
  return (
    <>
      {websites.join(', ')}
      {subscription !== undefined && (
        <>
          {websites.length > 0 && <br />}
          <WhenScanned next={subscription.next.items[0]} last={subscription.last.items[0]} />
        </>
      )}
    </>
  );
}

function NewBrand() {
  const { t } = useTranslation('portal-brands');
  const go = useNavigate();
  const create = useCommand(CreateBrandDocument, CreateBrandNode, ({ createBrand }) => {
    if (createBrand.__typename === 'Brand') void go(`/portal/brands/${createBrand.id}`);
  });
  const userId = sessionStore().getState().session?.user.id ?? '';
  return (
    <CommandForm
      command={create}
      labels={useBrandLabels()}
      submit={t('form.create')}
      keep="portal-brand"
      read={(form) => ({ input: { userId, ...readBrand(form) } })}
    >
      <BrandFields />
    </CommandForm>
  );
}
