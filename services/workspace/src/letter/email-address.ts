import { Fault } from '@cotta/kit/model/words/fault.js';

/** Domain of `Name <local@domain>` or `local@domain`. @throws Fault when there is none: a setting is wrong. */
export function messageDomain(emailFrom: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(emailFrom)?.[1];
  if (domain === undefined) throw new Fault('the sender of letters has no domain');
  return domain.toLowerCase();
}

/** Mail servers repeat addresses in their answers; rows and logs do not keep them. */
export function withoutAddresses(words: string): string {
  return words.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]');
}
