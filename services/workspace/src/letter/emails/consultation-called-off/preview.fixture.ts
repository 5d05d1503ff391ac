export const consultationCalledOffPreview = { at: '2026-11-26T13:00:00.000Z', zone: 'Europe/Prague' };
