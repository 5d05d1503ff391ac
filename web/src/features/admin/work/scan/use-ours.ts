import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../parts/admin-api.js';
import type { Shown, Side } from '../triage/hit.js';
import { sideOf } from '../triage/our-side.js';
import { BrandMarksDocument } from './scan.graphql.js';

interface OfBrand {
  readonly brandId: string | null;
  readonly brand: {
    readonly name: string;
    readonly websites: readonly string[];
    readonly logoDocument?: (Shown & { readonly previewUrl: string | null }) | null;
  } | null;
}

/** The mark that stands for the brand, or its name where there is none; with the brand’s own logo where it has one. */
export function useOurs({ brandId, brand }: OfBrand): Side {
  const { t } = useTranslation('admin-triage');
  const { data } = useQuery({
    queryKey: ['work', 'brand-marks', brandId],
    queryFn: () => ask(BrandMarksDocument, { brandId: brandId ?? '' }),
    enabled: brandId !== null,
  });
  const marks = data?.trademarkList.items ?? [];
  const mark = marks.find(({ registrationRequest }) => registrationRequest?.logo != null) ?? marks[0];
  const side =
    mark === undefined
      ? { name: brand?.name ?? t('ours'), picture: null, lines: brand?.websites ?? [] }
      : sideOf(mark, (numbers) => t('classes', { numbers }));
  const logo = brand?.logoDocument;
  return logo == null ? side : { ...side, picture: { url: logo.previewUrl ?? logo.url, name: logo.name } };
}
