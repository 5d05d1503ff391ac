import { useSearchParams } from 'react-router';
import type { MarkAnswers } from './mark-answers.js';

export type Presets = Readonly<Record<string, readonly string[]>>;

function fromInput(input: MarkAnswers): Presets {
  const { contact } = input;
  return {
    type: [input.type],
    value: [input.value],
    meaning: [input.meaning ?? ''],
    jurisdictions: input.jurisdictions,
    jurisdictionsUndecided: input.jurisdictionsUndecided ? ['yes'] : [],
    businessDescription: [input.businessDescription],
    websites: [input.websites.join('\n')],
    useInCommerce: input.useInCommerce === undefined ? [] : [input.useInCommerce ? 'yes' : 'no'],
    'contact.firstName': [contact.firstName],
    'contact.lastName': [contact.lastName],
    'contact.email': [contact.email],
    'contact.phone': [contact.phone ?? ''],
    sendMarketingEmails: input.sendMarketingEmails ? ['yes'] : [],
  };
}

/** What the form starts with: the answers of a failed attempt, or what the address brings along. */
export function usePresets(input: MarkAnswers | undefined): Presets {
  const [query] = useSearchParams();
  if (input !== undefined) return fromInput(input);
  const presets: Record<string, string[]> = {};
  const value = query.get('value')?.trim();
  if (value) presets['value'] = [value.slice(0, 200)];
  const codes = query.getAll('jurisdiction').filter((code) => /^[A-Z]{2,5}$/.test(code));
  if (codes.length > 0) presets['jurisdictions'] = codes;
  const type = { text: 'TEXT', image: 'LOGO', logo: 'LOGO', combined: 'COMBINED' }[query.get('type') ?? ''];
  if (type !== undefined) presets['type'] = [type];
  return presets;
}
