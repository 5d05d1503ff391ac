const documents = await call('GET', `documents?subject_id=${id}`);
const invoices = await call('GET', `invoices?registration_request_id=${id}`);
