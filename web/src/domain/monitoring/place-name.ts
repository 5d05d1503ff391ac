import { useTranslation } from 'react-i18next';

/** Everything that is searched, by its key in the list of platforms and sources. */
export const PLACES = [
  'registers',
  'companies-house',
  'ares',
  'rpo',
  'domains',
  'certificates',
  'ebay',
  'apple',
  'amazon',
  'aliexpress',
  'alibaba',
  'etsy',
  'walmart',
  'temu',
  'shopify',
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'x',
  'linkedin',
  'pinterest',
  'google-play',
  'search-ads',
] as const;

/** What people call the place that a scan searched; a page that shows it loads `portal-scan-places`. */
export function usePlaceName(): (of: { readonly platform: string; readonly source: string }) => string {
  const { t } = useTranslation('portal-scan-places');
  return ({ platform, source }) => {
    const place = PLACES.find((one) => one === source);
    return place === undefined ? platform : t(place);
  };
}
