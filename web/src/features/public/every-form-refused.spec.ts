import { tryForms } from '../../../testing/every-form/try-forms.js';

tryForms('public', 'refuses');
