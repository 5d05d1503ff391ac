export const webhookStoppedPreview = {
  host: 'hooks.partner.example',
  because: 'failing',
  link: 'https://cotta.test/portal/webhooks',
};
