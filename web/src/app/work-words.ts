/** By table: words of what is made by hand on the page of such a record (`work-area.tsx`). */
export const workWords: Readonly<Record<string, readonly string[]>> = {
  office_action: ['admin-office-letter', 'office-letter', 'verification'],
  docketed_message: ['admin-office-message', 'office-letter'],
  consultation: ['admin-consultation'],
  use_in_commerce_request: ['admin-proof'],
  support_ticket: ['admin-support'],
  invoice: ['admin-invoice'],
  credit_note: ['admin-invoice'],
  case: ['admin-case', 'verification'],
  trademark: ['admin-mark'],
  case_request: ['admin-report'],
  trademark_monitoring_result: ['admin-watch', 'offices'],
  trademark_watch_subscription: ['admin-watch', 'admin-triage', 'offices'],
  brand_subscription: ['admin-subscription'],
  brand: ['admin-brand'],
  brand_monitoring_task: ['admin-scan', 'admin-triage', 'portal-scan-places'],
  service_request: ['admin-service-order', 'service-form', 'verification'],
  service: ['admin-service'],
};

/** By table: words of what stands above the list of such records (`list-tools.tsx`). */
export const listWords: Readonly<Record<string, readonly string[]>> = {
  docketed_message: ['admin-office-message', 'verification'],
};
