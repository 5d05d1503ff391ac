import { useTranslation } from 'react-i18next';

/** Names that are the same in every language: of other companies, and of our tiers. */
const PROPER_NAMES: Readonly<Record<string, string>> = {
  amazon: 'Amazon',
  ebay: 'eBay',
  aliexpress: 'AliExpress',
  alibaba: 'Alibaba',
  etsy: 'Etsy',
  walmart: 'Walmart',
  temu: 'Temu',
  shopify: 'Shopify',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  watch: 'Watch',
  shield: 'Shield',
  guard: 'Guard',
};

/** An answer of a list in a form of a service, in the reader's words. */
export function useChoiceWords(): (choice: string) => string {
  const { t } = useTranslation('service-form');
  return (choice) => PROPER_NAMES[choice] ?? t(`choice.${choice}`);
}
