import { LegalPage } from './parts/legal-page.js';

export function Component() {
  return (
    <LegalPage
      page="privacy"
      parts={[
        'firm',
        'stored',
        'account',
        'orders',
        'money',
        'watch',
        'mails',
        'where',
        'law',
        'delete',
        'device',
        'cookies',
      ]}
    />
  );
}
