export const tooManyVerificationsPreview = { link: 'https://cotta.test/book-a-free-consultation' };
