import { tryForms } from '../../../testing/every-form/try-forms.js';

tryForms('portal', 'refuses');
