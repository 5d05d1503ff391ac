export const tooManyVerificationsPreview = {};
