import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { contentOf } from '../../../data/content-source.js';
import { Cards } from '../parts/reading/cards.js';
import { Shelf } from '../parts/reading/shelf.js';

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  guides: await contentOf(context).list('brand-protection-guide'),
});

/** Guides to keeping a brand safe on platforms, domains and at borders. */
export function Component() {
  const { t } = useTranslation('content');
  const { guides } = useLoaderData<typeof loader>();
  return (
    <Shelf
      title={t('protection.title')}
      description={t('protection.description')}
      lead={t('protection.lead')}
      above={[{ to: '/brand-protection', label: t('protection.above') }]}
    >
      <Cards items={guides} level={2} />
    </Shelf>
  );
}
