export const accountChangePreview = {
  happenedAt: '2026-03-02T10:24:00.000Z',
  link: 'https://cotta.test/portal/profile?tab=account',
  left: 9,
  until: '2026-04-01',
  host: 'hooks.partner.test',
};
